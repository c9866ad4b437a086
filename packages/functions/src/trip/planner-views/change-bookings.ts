import { commitUnchanged } from '@wayline/core/access/commit-unchanged';
import { bookingsEvents } from '@wayline/core/areas/trip/bookings/booking.events';
import { saveWithReminders } from '@wayline/core/areas/trip/history/save-booking';
import { bulkChange } from '@wayline/core/areas/trip/planner-views/bulk-change';
import { fitTogether } from '@wayline/core/areas/trip/planner-views/fit-together';
import { viewsContracts } from '@wayline/core/areas/trip/planner-views/views.contract';
import { readTrip } from '@wayline/core/areas/trip/trips/whole-trip';
import { refuse } from '@wayline/core/base/result';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../../kernel/endpoint';

/** Changes several bookings of a trip in one transaction, and moves their reminders with them. What does not fit is answered `later`. */
export const handler = endpoint(viewsContracts['book.bookings.bulk-change'], ({ input, actor, db, deps, commit }) =>
  retryOnConflict(async () => {
    const { trip_id, items, change } = input;
    const whole = await readTrip(db, trip_id);
    if (!whole) return refuse('record.missing');
    const now = deps.now();
    const outcomes = bulkChange(whole.bookings, items, change);
    const { bookings, writes, results } = fitTogether(outcomes, ({ before, after }) => {
      const waiting = whole.reminders.filter((r) => r.booking_id === before.id && r.status === 'waiting');
      const [saved, ...followers] = saveWithReminders(db, { before, after, now }, waiting);
      return { booking: saved.after, writes: [saved, ...followers] };
    });
    const [first] = bookings;
    if (!first) return commitUnchanged({ actor, commit }, 'bookings.unchanged', { results });
    return commit({
      writes,
      audit: { changes: { ...change, bookings: bookings.map(({ id }) => id) } },
      events: [bookingsEvents.changed({ ...first, count: bookings.length, trip_name: whole.trip.trip_name })],
      answer: { results },
    });
  }),
);
