import { CLIENT_BASICS } from './client-basics';
import { repeatedFields, SINGLE_FIELDS } from './client-parts';
import type { Field } from './field';

/** Entries of a list that an import knows, as many as a profile holds; those that are offered to choose from. */
const MOST_ENTRIES = 50;
const MOST_EMAILS = 10;
const OFFERED_ENTRIES = 2;

/** Everything that a column can be of a client, in the order of an export. */
export const CLIENT_FIELDS: readonly Field[] = [
  ...CLIENT_BASICS,
  ...SINGLE_FIELDS,
  ...repeatedFields(MOST_ENTRIES, MOST_EMAILS),
];
/** Those that the screen lists. */
export const OFFERED_CLIENT_FIELDS: readonly Field[] = [
  ...CLIENT_BASICS,
  ...repeatedFields(OFFERED_ENTRIES),
  ...SINGLE_FIELDS,
];

const byPath = new Map(CLIENT_FIELDS.map((field) => [field.path, field]));
export const findClientField = (path: string): Field | undefined => byPath.get(path);
/** Whether a column is a day, however it is written. */
export const isDayField = (path: string): boolean => findClientField(path)?.type.kind === 'day';
