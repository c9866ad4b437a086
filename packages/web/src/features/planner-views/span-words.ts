import type { Booking } from '@wayline/core/bookings/booking';
import { bookingSpan } from '@wayline/core/itinerary/booking-span';
import { showDate } from '../../lib/reading';

/** When a booking is, in days: one, or from and to; nothing where it has none. */
export const spanWords = (booking: Booking): string => {
  const span = bookingSpan(booking);
  if (!span) return 'No day yet';
  return span.first === span.last ? showDate(span.first) : `${showDate(span.first)} to ${showDate(span.last)}`;
};
