import { countSteps, measureWriteBytes } from '../../../../store/transact';
import type { Write } from '../../../../store/write';

/** What one transaction of work that needs several takes at most, with room for the trip, the audit row, the event and the answer beside it. */
const MOST_STEPS = 88;
const MOST_BYTES = 3_000_000;

/** How many of the writes, from the first on, one transaction takes; at least one, so that work always goes on. */
export const fitting = (writes: readonly Write[]): number => {
  let [steps, bytes] = [0, 0];
  for (const [i, write] of writes.entries()) {
    steps += countSteps(write);
    bytes += measureWriteBytes(write);
    if (i > 0 && (steps > MOST_STEPS || bytes > MOST_BYTES)) return i;
  }
  return writes.length;
};
