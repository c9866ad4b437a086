import { Bookings } from '@wayline/core/bookings/booking.records';
import { bookingAudit } from '@wayline/core/history/audit-of';
import { historyContracts } from '@wayline/core/history/history.contract';
import { refuse } from '@wayline/core/kernel/result';
import { Day } from '@wayline/core/kernel/values';
import { getRecord } from '@wayline/core/store/read';
import { keptSpan, placeOn } from '@wayline/core/trips/dates/tray';
import { decideAgain } from '../kernel/decide-again';
import { endpoint } from '../kernel/endpoint';
import { bookingEvent } from '../trips/trip-event';
import { savedBooking } from './saved-booking';

/** Puts a booking on a day, most often one that waits without any. */
export const handler = endpoint(historyContracts['trips.bookings.place'], ({ input, actor, deps, commit }) =>
  decideAgain(async () => {
    const { trip_id, id, day } = input;
    const before = await getRecord(deps.table, actor.company_id, Bookings, { trip_id, id });
    if (!before) return refuse('record.missing');
    if (!keptSpan(before)) return refuse('booking.no_day_kept');
    const now = deps.now();
    const booking = { ...placeOn(before, day), updated_at: now, version: before.version + 1 };
    if (!Day.safeParse(keptSpan(booking)?.last).success)
      return refuse('request.invalid', { issues: [{ path: 'day', message: 'The booking would end after 2199.' }] });
    const entry = deps.newId('audit');
    return commit({
      writes: await savedBooking(deps.table, actor.company_id, { before, after: booking, now }),
      audit: { subject: trip_id, action: 'booking.placed', id: entry, ...bookingAudit(booking, before) },
      event: bookingEvent(trip_id, id, `${actor.name} put ${booking.title} on a day`),
      answer: { booking, entry },
    });
  }),
);
