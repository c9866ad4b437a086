import { TRIP_SCOPE } from '../../../access/trip-scope';
import { daysBetween } from '../../../base/days';
import type { ListRow } from '../../../store/list-row';
import type { SearchIndex } from '../../../store/search/search-index';
import { BookingRows, Bookings } from '../bookings/booking.records';
import { filedAs } from '../bookings/types/filed-as';
import { bookingSpan } from '../itinerary/booking-span';
import { inTrip } from '../trips/trip.partition';
import { Trips } from '../trips/trip.records';
import type { BookingRow } from './booking-row';
import { isUnconfirmed } from './booking-search';
import { TripOfBooking, toTripOfBooking } from './trip-of-booking';

/** The filters of the bookings table, as they are called in its index. */
export const BOOKING_FILTERS = {
  unconfirmed: 'unconfirmed',
  booking_type: (type: string) => `type:${type}`,
  filed_as: (type: string) => `filed:${type}`,
  reservation_status: (status: string) => `status:${status}`,
  payment_status: (status: string) => `payment:${status}`,
  supplier_id: (id: string) => `supplier:${id}`,
  member: (user: string) => `member:${user}`,
} as const;
export const SUPPLIER = 'supplier';

const FIRST_DAY = '1970-01-01';
const FIRST_PLACE = 2;
const LAST_PLACE = 65_535;
/** The place of a day among all days; before all of them is what has none. */
export const toDayPlace = (day: string): number =>
  Math.min(LAST_PLACE, Math.max(FIRST_PLACE, daysBetween(FIRST_DAY, day) + FIRST_PLACE));
export const NO_DAY_PLACE = 1;

/** A row of the bookings table with its trip, which is missing for the moment in which the stream hears of it. */
export type FoundBooking = BookingRow & { trip?: TripOfBooking | undefined };
export const FoundRows: ListRow<FoundBooking> = {
  unpack: ({ row: { shown, ...row }, ...keys }) => ({
    ...BookingRows.unpack({ ...keys, row }),
    trip: TripOfBooking.safeParse(shown).data,
  }),
};

/** How bookings are found: by their words, by what their table can be narrowed to, and by who works on their trip. */
export const BOOKING_INDEX: SearchIndex<typeof Bookings, FoundBooking> = {
  name: 'BOOKINGS',
  def: Bookings,
  rows: FoundRows,
  serial: ({ serial }) => serial,
  texts: ({ title, supplier_name }) => [title, supplier_name],
  codes: ({ confirmation_id }) => [confirmation_id],
  fields: ({ supplier_name }) => ({ [SUPPLIER]: supplier_name }),
  filters: (booking) => {
    const filed = filedAs(booking.booking_type, booking.sub_type);
    return [
      BOOKING_FILTERS.booking_type(booking.booking_type),
      ...(filed ? [BOOKING_FILTERS.filed_as(filed)] : []),
      BOOKING_FILTERS.reservation_status(booking.reservation_status),
      BOOKING_FILTERS.payment_status(booking.payment_status),
      ...[...new Set([booking.supplier_id, booking.booked_through_id])].flatMap((id) =>
        id ? [BOOKING_FILTERS.supplier_id(id)] : [],
      ),
      ...(isUnconfirmed(booking) ? [BOOKING_FILTERS.unconfirmed] : []),
    ];
  },
  days: () => ({}),
  subject: ({ trip_id }) => ({ trip_id }),
  order: (booking) => {
    const first = bookingSpan(booking)?.first;
    return first ? toDayPlace(first) : NO_DAY_PLACE;
  },
  parent: {
    def: Trips,
    key: ({ trip_id }) => ({ id: trip_id }),
    children: ({ id = '' }) => ({ partition: inTrip(id), prefix: 'BOOKING#' }),
    filters: (trip) => TRIP_SCOPE.membersOf(trip).map(BOOKING_FILTERS.member),
    shown: toTripOfBooking,
  },
};
