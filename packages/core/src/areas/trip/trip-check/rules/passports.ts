import { formatDay, isDay } from '../../../../base/days';
import { fullName } from '../../../../base/full-name';
import { bookingSpan } from '../../itinerary/booking-span';
import { passportFault } from '../../trips/passport-validity';
import { type CheckedTrip, isLive, listActiveTravelers } from '../checked-trip';
import type { Finding } from '../finding';

/** What was found of papers; where nobody has looked, TC-07: a passport that ends before the trip does, or within the six months after it that most countries ask for. */
export const passports = (checked: CheckedTrip): Finding[] => {
  const { trip, bookings, papers } = checked;
  if (papers) return [...papers];
  const lastDays = bookings.filter(isLive).map((b) => bookingSpan(b)?.last);
  const trip_ends = [trip.end_date, ...lastDays].filter(isDay).sort().at(-1);
  return listActiveTravelers(checked).flatMap((traveler): Finding[] => {
    const { passport_expires } = traveler;
    const fault = passportFault({ passport_expires, trip_ends });
    if (!fault) return [];
    const expired = fault === 'expired_by_trip_end';
    const day = formatDay(passport_expires);
    return [
      {
        rule: 'TC-07',
        severity: expired ? 'problem' : 'warning',
        traveler_id: traveler.id,
        say: expired
          ? `The passport of ${fullName(traveler)} expires on ${day}, before the trip ends. It needs to be renewed.`
          : `The passport of ${fullName(traveler)} expires on ${day}, less than six months after the trip. Many countries won’t accept it.`,
      },
    ];
  });
};
