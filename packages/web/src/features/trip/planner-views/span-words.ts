import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { bookingSpan } from '@wayline/core/areas/trip/itinerary/booking-span';
import { formatDate } from '../../../lib/format';

/** When a booking is, in days: one, or from and to; nothing where it has none. */
export const spanWords = (booking: Booking): string => {
  const span = bookingSpan(booking);
  if (!span) return 'No day yet';
  return span.first === span.last ? formatDate(span.first) : `${formatDate(span.first)} to ${formatDate(span.last)}`;
};
