import { TRIP_SCOPE } from '../../../access/trip-scope';
import type { ListRow } from '../../../store/list-row';
import type { SearchIndex } from '../../../store/search/search-index';
import { BOOKING_LIST, BookingRows, Bookings } from '../bookings/booking.records';
import { filedAs } from '../bookings/types/filed-as';
import { bookingSpan } from '../itinerary/booking-span';
import { inTrip } from '../trips/trip.partition';
import { Trips } from '../trips/trip.records';
import { BOOKING_QUERY } from './booking-query';
import type { BookingRow } from './booking-row';
import { TripOfBooking, toTripOfBooking } from './trip-of-booking';

/** A row of the bookings table with its trip, which is missing for the moment in which the stream hears of it. */
export type FoundBooking = BookingRow & { trip?: TripOfBooking | undefined };
export const FoundRows: ListRow<FoundBooking> = {
  unpack: ({ row: { shown, ...row }, ...keys }) => ({
    ...BookingRows.unpack({ ...keys, row }),
    trip: TripOfBooking.safeParse(shown).data,
  }),
};

/** A booking that still waits for the number of its supplier; one that will not happen does not. */
export const isUnconfirmed = ({
  confirmation_id,
  reservation_status: status,
}: Pick<BookingRow, 'confirmation_id' | 'reservation_status'>) =>
  !confirmation_id && status !== 'Cancelled' && status !== 'Rejected';

/** How bookings are found: by their words, by what their table can be narrowed to, and by who works on their trip. */
export const BOOKING_INDEX: SearchIndex<typeof Bookings, FoundBooking, typeof BOOKING_QUERY> = {
  name: 'BOOKINGS',
  def: Bookings,
  rows: FoundRows,
  serial: ({ serial }) => serial,
  texts: ({ title, supplier_name }) => [title, supplier_name],
  codes: ({ confirmation_id }) => [confirmation_id],
  search: { codes: true },
  query: BOOKING_QUERY,
  values: (booking) => ({
    booking_type: booking.booking_type,
    filed_as: filedAs(booking.booking_type, booking.sub_type),
    reservation_status: booking.reservation_status,
    payment_status: booking.payment_status,
    supplier: booking.supplier_name,
    supplier_id: [booking.supplier_id, booking.booked_through_id],
    unconfirmed: isUnconfirmed(booking),
    first_day: bookingSpan(booking)?.first,
  }),
  names: {
    ...{ booking_type: 'type', filed_as: 'filed', reservation_status: 'status', payment_status: 'payment' },
    supplier_id: 'supplier',
  },
  lists: () => ({ current: BOOKING_LIST }),
  subject: ({ trip_id }) => ({ trip_id }),
  order: 'first_day',
  parent: {
    def: Trips,
    key: ({ trip_id }) => ({ id: trip_id }),
    children: ({ id = '' }) => ({ partition: inTrip(id), prefix: 'BOOKING#' }),
    members: TRIP_SCOPE.membersOf,
    shown: toTripOfBooking,
  },
};
