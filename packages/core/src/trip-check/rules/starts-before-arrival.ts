import type { Booking, Leg } from '../../bookings/booking';
import { bookingPart } from '../../itinerary/booking-part';
import { bookingSpan } from '../../itinerary/booking-span';
import { showDate } from '../../kernel/days';
import { secondsOfDay } from '../../kernel/times';
import { type CheckedTrip, isLive, shareTravelers } from '../checked-trip';
import type { Finding } from '../finding';

const placesOf = (booking: Booking): string[] => {
  const part = bookingPart(booking);
  const from = part?.kind === 'legs' ? part.legs.slice(0, 1).map((leg) => leg.from) : booking.places;
  return from.flatMap(({ name, iata_code }) => [name.toLowerCase(), ...(iata_code ? [iata_code.toLowerCase()] : [])]);
};
/** Whether a booking is at the place a leg arrives at, by its code or name. */
const isAt = (booking: Booking, { to }: Leg): boolean => {
  const said = placesOf(booking);
  return (
    said.includes(to.name.toLowerCase()) || (to.iata_code !== undefined && said.includes(to.iata_code.toLowerCase()))
  );
};

/**
 * TC-05: what is booked where a night flight or train arrives, on the day it leaves: the classic slip of a transfer ordered for the evening
 * of departure. Something before the departure is another matter.
 */
export const startsBeforeArrival = ({ bookings }: CheckedTrip): Finding[] => {
  const live = bookings.filter(isLive);
  return live.flatMap((way) => {
    const part = bookingPart(way);
    if (part?.kind !== 'legs') return [];
    return part.legs.flatMap((leg) => {
      const arrives = leg.end_date;
      if (!arrives || arrives <= leg.start_date) return [];
      return live.flatMap((next): Finding[] => {
        const kind = bookingPart(next)?.kind;
        const span = bookingSpan(next);
        if (next.id === way.id || kind === 'stay' || !span || !isAt(next, leg) || !shareTravelers(way, next)) return [];
        const earlier = span.first < leg.start_date || span.first >= arrives;
        const before =
          span.first === leg.start_date && secondsOfDay(span.start_time) < secondsOfDay(leg.start_time ?? '00:00');
        if (earlier || before) return [];
        return [
          {
            rule: 'TC-05',
            severity: 'problem',
            booking_id: next.id,
            date: span.first,
            say: `${next.title} is booked for ${showDate(span.first)}, but ${way.title} arrives on ${showDate(arrives)}.`,
            repair: { do: 'edit-booking', label: 'Change the day', booking_id: next.id, field: 'start_date' },
          },
        ];
      });
    });
  });
};
