import { sameValue } from '../../../base/merge';

/** One field of a record before and after a change; `undefined` where it was or became empty. */
export type FieldChange = { field: string; before?: unknown; after?: unknown };

/** Fields that say nothing to a person, or that an audit may not repeat. */
const NEVER = new Set(['id', 'trip_id', 'version', 'created_at', 'updated_at', 'shares', 'lead_traveler_id']);
const SECRET = /(_sealed|_hash|token)$/;

type Fields = Record<string, unknown>;
const plain = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

/** The fields in which two states of a record differ, in the order of their names. */
export const changesBetween = (before: Fields, after: Fields): FieldChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !NEVER.has(field) && !SECRET.test(field) && !sameValue(before[field], after[field]))
    .sort()
    .map((field) => ({ field, before: plain(before[field]), after: plain(after[field]) }));

/** The fields of a change that no longer hold the value it set: somebody has changed them since. */
export const changedSince = (record: Fields, changes: readonly FieldChange[]): string[] =>
  changes.filter(({ field, after }) => !sameValue(record[field], after)).map(({ field }) => field);

/** A record with the fields of a change as they were before it. */
export const withUndone = <T extends Fields>(record: T, changes: readonly FieldChange[]): T => {
  const undone: Fields = { ...record };
  for (const { field, before } of changes) {
    if (before === undefined) delete undone[field];
    else undone[field] = before;
  }
  return undone as T;
};
