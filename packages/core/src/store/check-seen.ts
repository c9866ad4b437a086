import { ok, type Result, refuse } from '../base/result';

/**
 * A record that somebody wants to change, as they saw it. Refuses `record.missing`, and `record.stale` when another has saved it since, with
 * the record as it stands; `toCurrent` is what of it the caller is shown.
 */
export const checkSeen = <T>(
  stands: T | undefined,
  version: number | undefined,
  toCurrent: (stands: T) => unknown = (stands) => stands,
): Result<T> => {
  if (stands === undefined) return refuse('record.missing');
  const isSeen = (stands as { version?: unknown }).version === version;
  return isSeen ? ok(stands) : refuse('record.stale', { current: toCurrent(stands) });
};
