import { fullName } from '../../../../base/full-name';
import type { Booking } from '../../bookings/booking';
import { isFor } from '../../bookings/people/people-on-booking';
import { type CheckedTrip, isLive, listActiveTravelers } from '../checked-trip';
import type { Finding } from '../finding';

const ASK_FOR_PAPERS = new Set<Booking['booking_type']>(['Flights', 'Cruise']);
/** A letter, with or without its dot: no airline takes it for a name. */
const isInitial = (name: string): boolean => /^\p{L}\.?$/u.test(name.trim());

/** TC-08: passengers of a flight or a cruise of whom the birth date or the full name is missing. */
export const passengerData = (checked: CheckedTrip): Finding[] => {
  const booked = checked.bookings.filter((b) => isLive(b) && ASK_FOR_PAPERS.has(b.booking_type));
  return listActiveTravelers(checked).flatMap((traveler): Finding[] => {
    const name = fullName(traveler);
    const first = booked.find((b) => isFor(b, traveler));
    const missing = [
      ...(traveler.dob || checked.dob_in_profile?.includes(traveler.id) ? [] : ['date of birth']),
      ...(isInitial(traveler.first_name) || isInitial(traveler.last_name) ? ['full name as in the passport'] : []),
    ];
    if (!first || missing.length === 0) return [];
    return [
      {
        rule: 'TC-08',
        severity: 'warning',
        traveler_id: traveler.id,
        booking_id: first.id,
        say: `${name}: ${missing.join(' and ')} missing. ${first.title} needs it.`,
      },
    ];
  });
};
