import { isDay } from '../../../../base/days';
import { fullName } from '../../../../base/full-name';
import { describePassportFault, passportFault } from '../../../clients/public-schemas';
import { bookingSpan } from '../../itinerary/booking-span';
import { type CheckedTrip, isLive, listActiveTravelers } from '../checked-trip';
import type { Finding } from '../finding';

/** What was found of papers; where nobody has looked, TC-07: a passport that ends before the trip does, or within the six months after it that most countries ask for. */
export const passports = (checked: CheckedTrip): Finding[] => {
  const { trip, bookings, papers, today } = checked;
  if (papers) return [...papers];
  const lastDays = bookings.filter(isLive).map((b) => bookingSpan(b)?.last);
  const trip_ends = [trip.end_date, ...lastDays].filter(isDay).sort().at(-1);
  return listActiveTravelers(checked).flatMap((traveler): Finding[] => {
    const { passport_expires: expires } = traveler;
    const fault = passportFault({ expires, trip_ends });
    if (!fault) return [];
    return [
      {
        rule: 'TC-07',
        severity: fault === 'expired_by_trip_end' ? 'problem' : 'warning',
        traveler_id: traveler.id,
        say: describePassportFault(fault, { name: fullName(traveler), expires, today }),
      },
    ];
  });
};
