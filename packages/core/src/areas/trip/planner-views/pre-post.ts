import { isDay } from '../../../base/days';
import type { Booking } from '../bookings/booking';
import { bookingSpan } from '../itinerary/booking-span';

export type TripSpan = { start_date?: string | undefined; end_date?: string | undefined };
export type PrePost = { pre: Booking[]; during: Booking[]; post: Booking[] };

/**
 * Bookings that are over before the first day of the trip, that begin after its last, and all others; one without a day belongs to the
 * trip, as one does that reaches into it. Source: R-TRIP-160.
 */
export const splitPrePost = ({ start_date, end_date }: TripSpan, bookings: readonly Booking[]): PrePost => {
  const parts: PrePost = { pre: [], during: [], post: [] };
  for (const booking of bookings) {
    const span = bookingSpan(booking);
    if (span && isDay(start_date) && span.last < start_date) parts.pre.push(booking);
    else if (span && isDay(end_date) && span.first > end_date) parts.post.push(booking);
    else parts.during.push(booking);
  }
  return parts;
};
