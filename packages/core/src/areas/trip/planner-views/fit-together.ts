import type { BookingId } from '../../../base/ids';
import { MAX_TRANSACTION_ITEMS } from '../../../store/limits';
import { countSteps } from '../../../store/transact';
import type { Write } from '../../../store/write';
import type { BulkOutcome, LeftAsItWas } from './bulk-change';

type Done = Extract<BulkOutcome, { done: true }>;
type Answered = { id: BookingId; done: boolean; why?: LeftAsItWas; version?: number };

const countAll = (writes: readonly Write[]) => writes.reduce((sum, write) => sum + countSteps(write), 0);

/** What a commit and the figures of a trip and its lists take beside the bookings. */
const RESERVED = 10;

/** The outcomes whose writes fit one transaction, in order; the others are left for a later call. */
export const fitTogether = (outcomes: readonly BulkOutcome[], writesOf: (done: Done) => Write[]) => {
  const writes: Write[] = [];
  const fitting: Done[] = [];
  const results = outcomes.map((outcome): Answered => {
    if (!outcome.done) return outcome;
    const own = writesOf(outcome);
    if (countAll(writes) + countAll(own) > MAX_TRANSACTION_ITEMS - RESERVED)
      return { id: outcome.id, done: false, why: 'later' };
    writes.push(...own);
    fitting.push(outcome);
    return { id: outcome.id, done: true, version: outcome.after.version };
  });
  return { writes, fitting, results };
};
