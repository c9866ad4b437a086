import { sameValue } from '../base/merge';
import type { FieldChange } from './field-changes';

type Fields = Record<string, unknown>;

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
