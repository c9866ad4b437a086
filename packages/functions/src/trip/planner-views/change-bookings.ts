import { commitUnchanged } from '@wayline/core/access/commit-unchanged';
import { bookingsEvents } from '@wayline/core/areas/trip/bookings/booking.events';
import { Bookings } from '@wayline/core/areas/trip/bookings/booking.records';
import { bookingSpan } from '@wayline/core/areas/trip/itinerary/booking-span';
import { type BulkOutcome, bulkChange } from '@wayline/core/areas/trip/planner-views/bulk-change';
import { fitTogether } from '@wayline/core/areas/trip/planner-views/fit-together';
import { viewsContracts } from '@wayline/core/areas/trip/planner-views/views.contract';
import { Reminders } from '@wayline/core/areas/trip/reminders/reminder.records';
import { followBooking } from '@wayline/core/areas/trip/reminders/reminder-follows';
import { readTrip, type WholeTrip } from '@wayline/core/areas/trip/trips/whole-trip';
import { refuse } from '@wayline/core/base/result';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import type { Write } from '@wayline/core/store/write';
import { endpoint } from '../../kernel/endpoint';

type Done = Extract<BulkOutcome, { done: true }>;

/** Changes several bookings of a trip in one transaction, and moves their reminders with them. What does not fit is answered `later`. */
export const handler = endpoint(viewsContracts['book.bookings.bulk-change'], ({ input, actor, db, deps, commit }) =>
  retryOnConflict(async () => {
    const { trip_id, items, change } = input;
    const whole = await readTrip(db, trip_id);
    if (!whole) return refuse('record.missing');
    const now = deps.now();
    const remindersOf = ({ reminders }: WholeTrip, { before, after }: Done): Write[] =>
      bookingSpan(before)?.first === bookingSpan(after)?.first
        ? []
        : reminders
            .filter((r) => r.booking_id === before.id && r.status === 'waiting')
            .map((reminder) => db.change(Reminders, reminder, followBooking(reminder, after, now)));
    const { fitting, writes, results } = fitTogether(bulkChange(whole.bookings, items, change, now), (done) => [
      db.change(Bookings, done.before, done.after),
      ...remindersOf(whole, done),
    ]);
    const [first] = fitting;
    if (!first) return commitUnchanged({ actor, commit }, 'bookings.unchanged', { results });
    return commit({
      writes,
      audit: {
        subject: trip_id,
        changes: { ...change, bookings: fitting.map((o) => o.id) },
      },
      events: [
        bookingsEvents.changed({ trip_id, id: first.id, count: fitting.length, trip_name: whole.trip.trip_name }),
      ],
      answer: { results },
    });
  }),
);
