import { bookingEvents } from '@wayline/core/areas/trip/bookings/booking.events';
import { Bookings } from '@wayline/core/areas/trip/bookings/booking.records';
import { cancelBooking, isCancelled } from '@wayline/core/areas/trip/bookings/cancellation/cancel-booking';
import { cancellationContracts } from '@wayline/core/areas/trip/bookings/cancellation.contract';
import { endpoint } from '../../kernel/endpoint';

/** Cancels a booking, or notes the next step of its cancellation with the supplier. Source: R-TRIP-009, R-TRIP-109. */
export const handler = endpoint(
  cancellationContracts['book.cancellation.save'],
  async ({ input, actor, db, deps, commit }) => {
    const { bookingId: id, trip_id, version, cancellation } = input;
    const seen = await db.getSeen(Bookings, { trip_id, id }, version);
    if (!seen.ok) return seen;
    const before = seen.value;
    const saved = db.save(Bookings, before, cancelBooking(before, cancellation, { name: actor.name, at: deps.now() }), {
      as: isCancelled(before) ? bookingEvents.cancellation_changed : bookingEvents.cancelled,
    });
    return commit({ writes: [saved], answer: { booking: saved.after } });
  },
);
