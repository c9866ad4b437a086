import { INTEREST_SEPARATOR, PREFERENCE_SEPARATOR } from '@wayline/core/areas/clients/list-separators';
import { getEditedFields } from '@wayline/core/base/merge';
import { Percentage } from '@wayline/core/base/percentage';
import { isEmail } from '@wayline/core/base/text-inputs';
import { get, set } from 'react-hook-form';
import { parseTextList } from '../../lib/parse-text-list';
import { type FieldKind, listFields, type ProfileField, type ProfileSection } from './profile-section';

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const entriesIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
/** Lists that are typed as one text: how their values are joined, and where they are split. */
const COMMAS = { joint: `${PREFERENCE_SEPARATOR} `, between: new RegExp(`[${PREFERENCE_SEPARATOR}\n]`) };
const TYPED_LISTS: Partial<Record<FieldKind, typeof COMMAS>> = {
  words: COMMAS,
  emails: COMMAS,
  interests: { joint: ` ${INTEREST_SEPARATOR} `, between: new RegExp(`[${INTEREST_SEPARATOR}\n]`) },
};

const toTypedValue = (field: ProfileField, value: unknown): unknown => {
  const list = TYPED_LISTS[field.kind];
  if (list) return Array.isArray(value) ? value.join(list.joint) : '';
  if (field.kind === 'choices') return Array.isArray(value) ? value : [];
  if (field.kind === 'tick') return value === true;
  return field.numeric && value !== undefined ? String(value) : (value ?? '');
};
/** What was typed as the record keeps it; undefined where it is empty. */
const fromTyped = (field: ProfileField, typed: unknown): unknown => {
  const list = TYPED_LISTS[field.kind];
  if (list) return parseTextList(String(typed ?? ''), list.between);
  if (field.kind === 'choices') return Array.isArray(typed) ? typed : [];
  if (field.kind === 'tick') return typed === true || undefined;
  const text = String(typed ?? '').trim() || undefined;
  return field.numeric && text ? Number(text) : text;
};

/** A section of a record as its form holds it: every field is there, empty or not. */
export const toTyped = (section: ProfileSection, record: object): Fields => {
  const typed: Fields = {};
  for (const field of listFields(section)) set(typed, field.name, toTypedValue(field, get(record, field.name)));
  for (const { name, fields } of section.lists)
    typed[name] = entriesIn(get(record, name)).map((entry) =>
      Object.fromEntries(fields.map((field) => [field.name, toTypedValue(field, entry[field.name])])),
    );
  return typed;
};

const hasValue = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : isFields(value) ? Object.values(value).some(hasValue) : Boolean(value);

/** Whether anything is known of a field or of the entries of a list. */
export const isFilled = (record: object, name: string): boolean => hasValue(get(record, name));
export const isSectionFilled = (section: ProfileSection, record: object): boolean =>
  [...listFields(section), ...section.lists].some(({ name }) => isFilled(record, name));

const rootOf = (name: string) => name.split('.')[0] ?? name;

/** What a typed section says, by the fields of the record. One that was emptied is the empty text, because what is not sent stays as it was. */
const toRecordFields = (section: ProfileSection, before: Fields, typed: Fields): Fields => {
  const edited: Fields = {};
  for (const field of listFields(section)) set(edited, field.name, fromTyped(field, get(typed, field.name)));
  for (const { name, fields } of section.lists)
    edited[name] = entriesIn(typed[name])
      .map((entry) => Object.fromEntries(fields.map((field) => [field.name, fromTyped(field, entry[field.name])])))
      .filter(hasValue);
  for (const [name, value] of Object.entries(edited)) {
    if (!hasValue(value) && before[name] === undefined) edited[name] = undefined;
    else if (value === undefined) edited[name] = '';
  }
  return edited;
};

/** What a save of a section sends: only what it changes, and what that was before. Nothing where it is as it was. */
export const getSectionChanges = (section: ProfileSection, record: object, typed: Fields) => {
  const before: Fields = Object.fromEntries(
    [...new Set([...listFields(section), ...section.lists].map(({ name }) => rootOf(name)))].map((name) => [
      name,
      get(record, name),
    ]),
  );
  const edited = getEditedFields(before, toRecordFields(section, before, typed));
  return Object.keys(edited.changes).length > 0 ? edited : undefined;
};

const emptied = (now: unknown): unknown => (Array.isArray(now) ? [] : isFields(now) ? {} : '');
/** What takes a change back. */
export const toReverted = ({ changes, was }: { changes: Fields; was: Fields }): Fields =>
  Object.fromEntries(Object.keys(changes).map((name) => [name, was[name] ?? emptied(changes[name])]));

/** What is wrong with several addresses that are typed with commas. Source: R-ACC-122. */
export const checkEmails = (typed: unknown): true | string => {
  const wrong = parseTextList(String(typed ?? ''), COMMAS.between).find((one) => !isEmail(one));
  return wrong === undefined || `“${wrong}” isn’t a valid email address.`;
};

/** What is wrong with a percentage that is typed. */
export const checkPercentage = (typed: unknown): true | string => {
  const { error } = Percentage.safeParse(String(typed ?? '').trim());
  return error?.issues[0]?.message ?? true;
};
