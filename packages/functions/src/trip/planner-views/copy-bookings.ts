import { bookingsEvents } from '@wayline/core/areas/trip/bookings/booking.events';
import { createBooking, numberBookings } from '@wayline/core/areas/trip/bookings/booking-writes';
import { rateCopies } from '@wayline/core/areas/trip/bookings/suppliers/link-suppliers';
import { copiesFor } from '@wayline/core/areas/trip/planner-views/bulk-change';
import { viewsContracts } from '@wayline/core/areas/trip/planner-views/views.contract';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { readTrip } from '@wayline/core/areas/trip/trips/whole-trip';
import { daysBetween } from '@wayline/core/base/days';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

/** Copies bookings into another trip of the company. Where both trips have a first day, day one comes to day one. */
export const handler = endpoint(
  viewsContracts['book.bookings.bulk-copy'],
  async ({ input, actor, db, deps, commit }) => {
    const [whole, target] = await Promise.all([readTrip(db, input.trip_id), db.get(Trips, { id: input.to_trip_id })]);
    const copied = input.ids.flatMap((id) => whole?.bookings.find((b) => b.id === id) ?? []);
    const [first] = copied;
    if (!whole || !target || !first || copied.length < input.ids.length) return refuse('record.missing');
    const days = whole.trip.start_date && target.start_date ? daysBetween(whole.trip.start_date, target.start_date) : 0;
    const copies = copiesFor(copied, {
      trip_id: target.id,
      days,
      created_by: actor.name,
      newId: () => deps.newId('booking'),
    });
    const rated = await rateCopies(db, copies, deps.now().slice(0, 10));
    const created = (await numberBookings(db, rated)).map((booking) => createBooking(db, target, booking));
    const bookings = created.map(({ after }) => after);
    return commit({
      writes: created,
      audit: { changes: { from: input.trip_id, bookings: input.ids } },
      events: [
        bookingsEvents.copied({
          trip_id: target.id,
          id: bookings[0]?.id ?? first.id,
          count: bookings.length,
          trip_name: target.trip_name,
        }),
      ],
      answer: { bookings },
    });
  },
);
