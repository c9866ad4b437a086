import type * as z from 'zod';
import { mergeChange } from './merge';
import { ok, type Result, refuse } from './result';

type Fields = Record<string, unknown>;
/** A save begun from a version of a record; with `was`, what its fields were then, it can be merged with what others have saved since. */
export type Save<S extends z.ZodType> = { version: number; was: z.output<S> | undefined; changes: z.output<S> };

/**
 * What a save makes of a record as it stands: all that was sent, when nobody has changed the record since; else what was sent of fields
 * that still are what they were. Refuses `record.stale` with the record when that would undo what somebody else has saved, when the
 * two do not go together by the `rules` of the record, and, without `was`, when there is any other version.
 */
export const mergeSave = <S extends z.ZodObject>(
  current: Fields & { version: number },
  { version, was, changes }: Save<S>,
  { rules, parts }: { rules: S; parts?: readonly string[] },
): Result<z.output<S>> => {
  if (current.version === version) return ok(changes);
  const stale = refuse('record.stale', { current });
  if (!was) return stale;
  const merged = mergeChange(current, { changes, was }, parts);
  const together = rules.safeParse(merged.changes);
  return merged.clashes.length === 0 && together.success ? ok(together.data) : stale;
};
