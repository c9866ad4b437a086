import type { BookingId } from '../../../base/ids';
import { MAX_TRANSACTION_ITEMS } from '../../../store/limits';
import { countSteps } from '../../../store/transact';
import type { Write } from '../../../store/write';
import type { Booking } from '../bookings/booking';
import type { BulkOutcome, LeftAsItWas } from './bulk-change';

type Done = Extract<BulkOutcome, { done: true }>;
type Answered = { id: BookingId; done: boolean; why?: LeftAsItWas; version?: number };

const countAll = (writes: readonly Write[]) => writes.reduce((sum, write) => sum + countSteps(write), 0);

/** What a commit and the figures of a trip and its lists take beside the bookings. */
const RESERVED = 10;

/** A booking as an outcome leaves it, with all that is written for that. */
type Own = { booking: Booking; writes: readonly Write[] };

/** The bookings whose writes fit one transaction, in order; the others are left for a later call. */
export const fitTogether = (outcomes: readonly BulkOutcome[], toOwn: (done: Done) => Own) => {
  const writes: Write[] = [];
  const bookings: Booking[] = [];
  const results = outcomes.map((outcome): Answered => {
    if (!outcome.done) return outcome;
    const own = toOwn(outcome);
    if (countAll(writes) + countAll(own.writes) > MAX_TRANSACTION_ITEMS - RESERVED)
      return { id: outcome.id, done: false, why: 'later' };
    writes.push(...own.writes);
    bookings.push(own.booking);
    return { id: outcome.id, done: true, version: own.booking.version };
  });
  return { writes, bookings, results };
};
