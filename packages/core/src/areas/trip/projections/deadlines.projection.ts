import { viewProjection } from '../../../store/view-projection';
import { Bookings } from '../bookings/booking.records';
import { BookingDeadlines, getDeadlinesPartition } from '../bookings/booking-deadline.records';
import { everyBooking, ofEveryTrip } from './every-trip';

/** The days by which something has to be done about bookings. */
export const deadlinesProjection = viewProjection({
  name: 'deadlines',
  about: 'the days by which something has to be done about bookings',
  def: Bookings,
  row: BookingDeadlines,
  records: everyBooking,
  stored: (db) => ofEveryTrip(db, BookingDeadlines, (trip) => ({ partition: getDeadlinesPartition(trip) })),
  recordOf: ({ trip_id, booking_id }) => ({ trip_id: String(trip_id), id: String(booking_id) }),
});
