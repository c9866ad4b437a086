import { record } from '../store/record';
import { DEADLINE_LIST } from '../trips/departure';
import { BookingDeadline } from './booking-deadline';

/** Where the deadlines of a trip's bookings are: apart from the trip, so that its planner does not read them. */
export const bookingDeadlinesOf = (trip: string) => ['DEADLINES', trip] as const;

/**
 * A deadline of a booking, for the company's list of them: the booking itself already stands in the bookings table. It copies what the booking
 * says and is written in the same transaction.
 */
export const BookingDeadlines = record({
  name: 'booking_deadline',
  schema: BookingDeadline,
  key: ['trip_id', 'booking_id', 'kind'],
  partition: (k) => bookingDeadlinesOf(k.trip_id),
  sort: (k) => [k.booking_id, k.kind],
  list: (deadline) => ({
    list: DEADLINE_LIST,
    order: [deadline.day, deadline.booking_id, deadline.kind],
    row: deadline,
  }),
});
