import { daysBetween, formatDay } from '../../../../base/days';
import type { Booking } from '../../bookings/booking';
import { bookingSpan } from '../../itinerary/booking-span';
import { type CheckedTrip, isLive } from '../checked-trip';
import { isHeld } from '../deadlines';
import type { Finding } from '../finding';

/** From how many days before it begins a booking has to be booked. */
const NEAR_DAYS = 14;

/** TC-13: a booking that begins within 14 days and is not booked. One with a confirmation number only wants its status. */
export const unconfirmed = ({ bookings, today }: CheckedTrip): Finding[] =>
  bookings
    .filter((b) => isLive(b) && !isHeld(b))
    .flatMap((b): Finding[] => {
      const first = bookingSpan(b)?.first;
      if (!first) return [];
      const ahead = daysBetween(today, first);
      if (ahead < 0 || ahead > NEAR_DAYS) return [];
      return [
        {
          rule: 'TC-13',
          severity: b.confirmation_id ? 'warning' : 'problem',
          booking_id: b.id,
          date: first,
          say: `${b.title} starts on ${formatDay(first)} and is still ${b.reservation_status}.`,
          repair: b.confirmation_id
            ? { do: 'mark-booked', label: 'Mark as booked', booking_id: b.id }
            : { do: 'edit-booking', label: 'Open booking', booking_id: b.id, field: 'reservation_status' },
        },
      ];
    });

/** A table is kept under a name. */
const wantsNumber = ({ booking_type, confirmation_id, service_detail }: Booking) =>
  booking_type !== 'Dining' && !confirmation_id?.trim() && !service_detail?.policy_number?.trim();

/** TC-17: booked, and no confirmation number to show at the desk. */
export const noConfirmationNumber = ({ bookings }: CheckedTrip): Finding[] =>
  bookings
    .filter((b) => isHeld(b) && wantsNumber(b))
    .map(({ id, title }) => ({
      rule: 'TC-17',
      severity: 'warning',
      booking_id: id,
      say: `${title} is booked, but it has no confirmation number.`,
      repair: { do: 'edit-booking', label: 'Add number', booking_id: id, field: 'confirmation_id' },
    }));
