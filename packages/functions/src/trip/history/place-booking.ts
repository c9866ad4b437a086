import { bookingEvents } from '@wayline/core/areas/trip/bookings/booking.events';
import { Bookings } from '@wayline/core/areas/trip/bookings/booking.records';
import { refuse } from '@wayline/core/areas/trip/bookings/errors';
import { historyContracts } from '@wayline/core/areas/trip/history/history.contract';
import { saveBooking } from '@wayline/core/areas/trip/history/save-booking';
import { findScheduledSpan, scheduleOnDay } from '@wayline/core/areas/trip/trips/dates/unscheduled';
import { Day } from '@wayline/core/base/values';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../../kernel/endpoint';

/** Puts a booking on a day, most often one that waits without any. */
export const handler = endpoint(historyContracts['trips.bookings.place'], ({ input, db, deps, commit }) =>
  retryOnConflict(async () => {
    const { trip_id, id, day } = input;
    const before = await db.get(Bookings, { trip_id, id });
    if (!before) return refuse('record.missing');
    if (!findScheduledSpan(before)) return refuse('booking.no_day_kept');
    const after = scheduleOnDay(before, day);
    if (!Day.safeParse(findScheduledSpan(after)?.last).success)
      return refuse('request.invalid', { issues: [{ path: 'day', message: 'The booking would end after 2199.' }] });
    const entry = deps.newId('audit');
    const [saved, ...followers] = await saveBooking(db, { before, after, now: deps.now() });
    return commit({
      writes: [saved, ...followers],
      audit: { id: entry },
      events: [bookingEvents.placed(saved.after)],
      answer: { booking: saved.after, entry },
    });
  }),
);
