import type { SignedCall } from '../../../access/signed-call';
import { log } from '../../../base/log';
import { formatMessage } from '../../../base/messages';
import type { DateMove } from '../trips/dates/date-move';
import { outOfCalendar, refuseDateOutOfRange } from '../trips/dates/date-move-changes';
import { beginMove, finishMove } from '../trips/dates/run-move';
import { tripEvents } from '../trips/trip.events';
import type { WholeTrip } from '../trips/whole-trip';

type Wanted = { whole: WholeTrip; move: DateMove; now: string; undoes?: string };

/**
 * Carries a move of a trip's days out. A trip with so many bookings that one transaction does not take them is finished in further ones;
 * should that break off, the due work finishes it.
 */
export const commitMove = async (
  { db, deps, commit }: Omit<SignedCall, 'actor'>,
  { whole, move, now, undoes }: Wanted,
) => {
  const [lost] = outOfCalendar(move, whole, now);
  if (lost) return refuseDateOutOfRange(lost);
  const { trip, writes, unfinished } = beginMove(db, move, whole, now);
  const entry = deps.newId('audit');
  const outcome = await commit({
    writes,
    audit: { id: entry, changes: { move, ...(undoes && { undoes }) } },
    events: [tripEvents.dates_moved(trip)],
    answer: { status: 'success' as const, message: formatMessage('trip.date.success'), trip, entry },
  });
  if (outcome.ok && unfinished) {
    await finishMove(db, trip.id, now).catch((error: unknown) =>
      log.error('a move of dates is left to the due work', error, { company_id: db.company }),
    );
  }
  return outcome;
};
