import type * as z from 'zod';
import { encryptedFields } from '../base/encrypted-text';
import { sameValue } from '../base/merge';

/** One field of a record before and after a change; `undefined` where it was or became empty. */
export type FieldChange = { field: string; before?: unknown; after?: unknown };

/** Fields of any record that say nothing to a person. */
const NEVER = ['id', 'version', 'created_at', 'updated_at'];
/** What opens something is told to nobody. */
const SECRET = /(_hash|token)$/;

type Fields = Record<string, unknown>;
type Described = { schema: z.ZodObject; unaudited?: readonly string[] };
const plain = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

/** The fields in which two states of a record differ, in the order of their names; encrypted ones and those the record withholds are never told. */
export const changesBetween = ({ schema, unaudited = [] }: Described, before: Fields, after: Fields): FieldChange[] => {
  const never = new Set([...NEVER, ...unaudited, ...encryptedFields(schema)]);
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !never.has(field) && !SECRET.test(field) && !sameValue(before[field], after[field]))
    .sort()
    .map((field) => ({ field, before: plain(before[field]), after: plain(after[field]) }));
};
