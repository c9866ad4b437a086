import { bookingEvents } from '@wayline/core/areas/trip/bookings/booking.events';
import { Bookings } from '@wayline/core/areas/trip/bookings/booking.records';
import { isCancelled, restoreBooking } from '@wayline/core/areas/trip/bookings/cancellation/cancel-booking';
import { cancellationContracts } from '@wayline/core/areas/trip/bookings/cancellation.contract';
import { refuse } from '@wayline/core/areas/trip/bookings/errors';
import { endpoint } from '../../kernel/endpoint';

/** Takes a cancellation back: the reservation stands as before, and what was agreed with the supplier stays in the audit alone. */
export const handler = endpoint(cancellationContracts['book.cancellation.restore'], async ({ input, db, commit }) => {
  const { bookingId: id, trip_id, version } = input;
  const seen = await db.getSeen(Bookings, { trip_id, id }, version);
  if (!seen.ok) return seen;
  const before = seen.value;
  if (!isCancelled(before)) return refuse('booking.not_cancelled');
  const saved = db.save(Bookings, before, restoreBooking(before), { as: bookingEvents.restored });
  return commit({ writes: [saved], answer: { booking: saved.after } });
});
