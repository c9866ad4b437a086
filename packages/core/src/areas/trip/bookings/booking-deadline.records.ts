import { listRow } from '../../../store/list-row';
import { record } from '../../../store/record';
import { DEADLINE_COLUMNS, DEADLINE_LIST } from '../trips/departure';
import { BookingDeadline } from './booking-deadline';

/** Where the deadlines of a trip's bookings are: apart from the trip, so that its planner does not read them. */
export const getDeadlinesPartition = (trip: string) => ['DEADLINES', trip] as const;

export const BookingDeadlineRows = listRow(BookingDeadline, { columns: DEADLINE_COLUMNS });

/**
 * A deadline of a booking, for the company's list of them: the booking itself already stands in the bookings table. It copies what the booking
 * says and is written in the same transaction.
 */
export const BookingDeadlines = record({
  name: 'booking_deadline',
  schema: BookingDeadline,
  key: ['trip_id', 'booking_id', 'kind'],
  partition: (k) => getDeadlinesPartition(k.trip_id),
  sort: (k) => [k.booking_id, k.kind],
  list: (deadline) => ({
    list: DEADLINE_LIST,
    order: [deadline.day, deadline.booking_id, deadline.kind],
    row: BookingDeadlineRows.pack(deadline),
  }),
});
