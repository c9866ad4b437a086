import { daysBetween, formatDay, isDay } from '../../../../base/days';
import { plural } from '../../../../base/plural';
import { shareTravelers } from '../../bookings/people/people-on-booking';
import { bookingPart } from '../../itinerary/booking-part';
import { type CheckedTrip, isLive } from '../checked-trip';
import type { Finding } from '../finding';

/** TC-02: two stays of the same people in the same nights. */
export const overlappingStays = ({ bookings }: CheckedTrip): Finding[] => {
  const stays = bookings
    .filter(isLive)
    .flatMap((booking) => {
      const part = bookingPart(booking);
      if (part?.kind !== 'stay') return [];
      const { checkin_date: first, checkout_date: until } = part.stay;
      return isDay(first) && isDay(until) && first < until ? [{ booking, first, until }] : [];
    })
    .sort((a, b) => (a.first < b.first ? -1 : a.first > b.first ? 1 : 0));
  const findings: Finding[] = [];
  for (const [i, a] of stays.entries()) {
    for (const b of stays.slice(i + 1)) {
      if (b.first >= a.until) break;
      if (!shareTravelers(a.booking, b.booking)) continue;
      const until = a.until < b.until ? a.until : b.until;
      const nights = daysBetween(b.first, until);
      findings.push({
        rule: 'TC-02',
        severity: 'warning',
        booking_id: b.booking.id,
        date: b.first,
        say: plural(nights, {
          one: `${a.booking.title} and ${b.booking.title} are both booked for the night of ${formatDay(b.first)}.`,
          other: `${a.booking.title} and ${b.booking.title} are both booked for ${nights} nights starting ${formatDay(b.first)}.`,
        }),
        repair: { do: 'edit-booking', label: 'Open second stay', booking_id: b.booking.id, field: 'start_date' },
      });
    }
  }
  return findings;
};
