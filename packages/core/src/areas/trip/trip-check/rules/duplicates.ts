import { formatDay } from '../../../../base/days';
import type { Booking } from '../../bookings/booking';
import { shareTravelers } from '../../bookings/people/people-on-booking';
import { bookingPart } from '../../itinerary/booking-part';
import { bookingSpan } from '../../itinerary/booking-span';
import { type CheckedTrip, isLive } from '../checked-trip';
import type { Finding } from '../finding';

const folded = (text: string | undefined) =>
  (text ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const waysOf = (booking: Booking): string => {
  const part = bookingPart(booking);
  return part?.kind === 'legs'
    ? part.legs
        .map(({ start_date, start_time, carrier_code, number }) =>
          [start_date, start_time, carrier_code, number].join(' '),
        )
        .join('|')
    : '';
};
/** The same kind at the same time, and the same ways or, where there are none, the same name. */
const keyOf = (booking: Booking): string | undefined => {
  const span = bookingSpan(booking);
  const what = waysOf(booking) || folded(booking.title);
  return span && [booking.booking_type, span.first, span.last, span.start_time, what].join('#');
};
/** Two numbers of a supplier are two bookings; one that is not known yet may be the same. */
const agree = (a: Booking, b: Booking): boolean => {
  const [one, other] = [folded(a.confirmation_id), folded(b.confirmation_id)];
  return !one || !other || one === other;
};

/** TC-18: the same thing booked twice for the same people. */
export const duplicates = ({ bookings }: CheckedTrip): Finding[] => {
  const seen = new Map<string, Booking[]>();
  return [...bookings]
    .filter(isLive)
    .sort((a, b) => (a.created_at < b.created_at ? -1 : a.created_at > b.created_at ? 1 : 0))
    .flatMap((booking): Finding[] => {
      const key = keyOf(booking);
      if (!key) return [];
      const earlier = seen.get(key) ?? [];
      seen.set(key, [...earlier, booking]);
      const twin = earlier.find((other) => agree(other, booking) && shareTravelers(other, booking));
      if (!twin) return [];
      const day = bookingSpan(booking)?.first;
      return [
        {
          rule: 'TC-18',
          severity: 'warning',
          booking_id: booking.id,
          ...(day && { date: day }),
          say: `${booking.title} is booked twice on ${formatDay(day)}. Is one a duplicate?`,
          repair: { do: 'remove-booking', label: 'Delete duplicate', booking_id: booking.id },
        },
      ];
    });
};
