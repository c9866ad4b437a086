import type { ErrorCode } from '../base/errors';
import type { Result } from '../base/result';

const MOST = 4;
/** Another has changed what was read, or made what was not there yet. */
const CAME_BETWEEN: ReadonlySet<ErrorCode> = new Set(['record.stale', 'record.exists']);

/**
 * Reads, decides and writes once more when another's write came between. For changes that build on whatever stands now; where a person
 * must compare what they edited, a stale record is theirs to see.
 */
export const retryOnConflict = async <T>(decide: () => Promise<Result<T>>): Promise<Result<T>> => {
  for (let attempt = 1; ; attempt++) {
    const outcome = await decide();
    if (outcome.ok || !CAME_BETWEEN.has(outcome.code) || attempt === MOST) return outcome;
  }
};
