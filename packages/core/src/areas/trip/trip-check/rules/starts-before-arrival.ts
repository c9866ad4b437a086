import { formatDay } from '../../../../base/days';
import { secondsOfDay } from '../../../../base/times';
import type { Booking, Leg } from '../../bookings/booking';
import { shareTravelers } from '../../bookings/people/people-on-booking';
import { bookingPart } from '../../itinerary/booking-part';
import { type BookingSpan, bookingSpan } from '../../itinerary/booking-span';
import { type CheckedTrip, isLive } from '../checked-trip';
import type { Finding } from '../finding';

const placesOf = (booking: Booking): string[] => {
  const part = bookingPart(booking);
  const from = part?.kind === 'legs' ? part.legs.slice(0, 1).map((leg) => leg.from) : booking.places;
  return from.flatMap(({ name, iata_code }) => [name.toLowerCase(), ...(iata_code ? [iata_code.toLowerCase()] : [])]);
};
/** Whether places, by their names and codes, are where a leg arrives. */
const isAt = (places: readonly string[], { to }: Leg): boolean =>
  places.includes(to.name.toLowerCase()) || (to.iata_code !== undefined && places.includes(to.iata_code.toLowerCase()));

type Standing = { next: Booking; span: BookingSpan; places: string[] };
/** What begins somewhere at a time, read once for all legs that may arrive there; a stay waits for whoever comes late. */
const standings = (live: readonly Booking[]): Standing[] =>
  live.flatMap((next) => {
    const span = bookingSpan(next);
    return span && bookingPart(next)?.kind !== 'stay' ? [{ next, span, places: placesOf(next) }] : [];
  });

/**
 * TC-05: what is booked where a night flight or train arrives, on the day it leaves: the classic slip of a transfer ordered for the evening
 * of departure. Something before the departure is another matter.
 */
export const startsBeforeArrival = ({ bookings }: CheckedTrip): Finding[] => {
  const live = bookings.filter(isLive);
  const standing = standings(live);
  return live.flatMap((way) => {
    const part = bookingPart(way);
    if (part?.kind !== 'legs') return [];
    return part.legs.flatMap((leg) => {
      const arrives = leg.end_date;
      if (!arrives || arrives <= leg.start_date) return [];
      return standing.flatMap(({ next, span, places }): Finding[] => {
        if (next.id === way.id || !isAt(places, leg) || !shareTravelers(way, next)) return [];
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
            say: `${next.title} is booked for ${formatDay(span.first)}, but ${way.title} arrives on ${formatDay(arrives)}.`,
            repair: { do: 'edit-booking', label: 'Change date', booking_id: next.id, field: 'start_date' },
          },
        ];
      });
    });
  });
};
