import * as z from 'zod';
import {
  BOOKING_TYPES,
  type BookingType,
  type LEGACY_TYPES,
  RESERVATION_STATUSES,
} from '../../../../base/booking-types';
import { daysBetween, isDay } from '../../../../base/days';
import { formatApiDuration, secondsOfDay } from '../../../../base/times';
import { bookingSpan } from '../../itinerary/booking-span';
import { legMinutes } from '../../itinerary/leg-minutes';
import { Booking } from '../booking';
import { Leg } from '../parts/leg';
import { bookingTypeId, getBookingCategory } from './sub-types';

const FlownLeg = Leg.extend({
  time: z.string().optional(),
  flights: z.array(z.object({ duration: z.string().optional() })),
});

/** A booking with what follows from it, as whoever reads one alone gets it. Source: R-TRIP-065, entities.json Booking. */
export const BookingReading = Booking.extend({
  status: z.enum(RESERVATION_STATUSES),
  type: z.enum(BOOKING_TYPES),
  booking_type_id: z.int(),
  parent_category: z.object({
    id: z.string(),
    name: z.string(),
    sub_type: z.string(),
    class_icon: z.string(),
    parent_name: z.string(),
  }),
  /** Seconds since midnight at which it begins; a booking without a time stands at 11:59 PM. */
  sec_time: z.int(),
  /** Minor units. */
  cal_total_price: z.int(),
  /** Days of a stay counted from the first of its trip. */
  checkin_day: z.int().optional(),
  checkout_day: z.int().optional(),
  destinations: z.array(FlownLeg).optional(),
});
type BookingReading = z.infer<typeof BookingReading>;

/** What older systems call a booking that is entered by hand. Source: R-TRIP-066. */
const LEGACY_TYPE_OF: Partial<Record<BookingType, (typeof LEGACY_TYPES)[number]>> = {
  Accommodation: 'ManualHotelBooking',
  Transportation: 'ManualTransportationBooking',
  Rail: 'ManualTransportationBooking',
  Flights: 'ManualAirBooking',
};

const dayOf = (date: string | undefined, first: string | undefined) =>
  isDay(date) && isDay(first) ? daysBetween(first, date) + 1 : undefined;

export const toBookingReading = (booking: Booking, tripStart: string | undefined): BookingReading => ({
  ...booking,
  status: booking.reservation_status,
  type: booking.booking_type,
  booking_type_id: bookingTypeId(booking.booking_type),
  legacy_type: booking.legacy_type ?? LEGACY_TYPE_OF[booking.booking_type],
  parent_category: getBookingCategory(booking.booking_type, booking.sub_type),
  sec_time: secondsOfDay(bookingSpan(booking)?.start_time),
  cal_total_price: booking.price_detail?.total_price ?? 0,
  checkin_day: dayOf(booking.accommodation?.checkin_date, tripStart),
  checkout_day: dayOf(booking.accommodation?.checkout_date, tripStart),
  destinations: booking.destinations?.map((leg) => {
    const minutes = legMinutes(leg);
    return {
      ...leg,
      time: leg.start_time,
      flights: [{ duration: minutes === undefined ? undefined : formatApiDuration(minutes) }],
    };
  }),
});
