import type { Actor } from '@wayline/core/access/actor';
import type { DateMove } from '@wayline/core/areas/trip/trips/dates/date-move';
import { outOfCalendar } from '@wayline/core/areas/trip/trips/dates/date-move-changes';
import { beginMove, finishMove } from '@wayline/core/areas/trip/trips/dates/run-move';
import { tripEvents } from '@wayline/core/areas/trip/trips/trip.events';
import type { WholeTrip } from '@wayline/core/areas/trip/trips/whole-trip';
import { log } from '@wayline/core/base/log';
import { formatMessage } from '@wayline/core/base/messages';
import type { Committer } from '@wayline/core/store/commit';
import type { Deps } from '@wayline/core/store/deps';
import type { TenantDb } from '@wayline/core/store/tenant-db';
import { refuseDateOutOfRange } from '../trips/date-out-of-range';

type Call = { actor: Actor; db: TenantDb; deps: Deps; commit: Committer };
type Wanted = { whole: WholeTrip; move: DateMove; now: string; undoes?: string };

/**
 * Carries a move of a trip's days out. A trip with so many bookings that one transaction does not take them is finished in further ones;
 * should that break off, the due work finishes it.
 */
export const commitMove = async ({ actor, db, deps, commit }: Call, { whole, move, now, undoes }: Wanted) => {
  const [lost] = outOfCalendar(move, whole, now);
  if (lost) return refuseDateOutOfRange(lost);
  const { trip, writes, unfinished } = beginMove(db, move, whole, now);
  const entry = deps.newId('audit');
  const outcome = await commit({
    writes,
    audit: {
      subject: trip.id,
      id: entry,
      changes: { move, ...(undoes && { undoes }) },
    },
    events: [tripEvents.dates_moved(trip)],
    answer: { status: 'success' as const, message: formatMessage('trip.date.success'), trip, entry },
  });
  if (outcome.ok && unfinished) {
    await finishMove(db, trip.id, now).catch((error: unknown) =>
      log.error('a move of dates is left to the due work', error, { company_id: actor.company_id }),
    );
  }
  return outcome;
};
