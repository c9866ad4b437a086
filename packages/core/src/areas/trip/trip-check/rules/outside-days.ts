import { formatDay } from '../../../../base/days';
import type { Booking } from '../../bookings/booking';
import { type BookingSpan, bookingSpan } from '../../itinerary/booking-span';
import { type CheckedTrip, isLive, tripDays } from '../checked-trip';
import type { Finding, Repair } from '../finding';

const HOLD_ALL = 'Extend trip dates to fit all bookings';
type Spanned = { booking: Booking; span: BookingSpan };

/** TC-16: bookings that begin before the trip or end after it; a trip without dates that has bookings. */
export const outsideDays = (checked: CheckedTrip): Finding[] => {
  const spanned = checked.bookings.filter(isLive).flatMap((booking): Spanned[] => {
    const span = bookingSpan(booking);
    return span ? [{ booking, span }] : [];
  });
  const days = tripDays(checked);
  const edges = spanned.flatMap(({ span }) => [span.first, span.last]).concat(days ? [days.first, days.last] : []);
  const [start_date, end_date] = [edges.sort()[0], edges.sort().at(-1)];
  if (spanned.length === 0 || !start_date || !end_date) return [];
  const repair: Repair = { do: 'set-dates', label: HOLD_ALL, start_date, end_date };
  if (!days)
    return [
      {
        rule: 'TC-16',
        severity: 'note',
        say: `The trip has no dates, but its bookings run from ${formatDay(start_date)} to ${formatDay(end_date)}.`,
        repair,
      },
    ];
  return spanned
    .filter(({ span }) => span.first < days.first || span.last > days.last)
    .map(({ booking, span }) => {
      const before = span.first < days.first;
      return {
        rule: 'TC-16',
        severity: 'warning',
        booking_id: booking.id,
        date: before ? span.first : span.last,
        say: before
          ? `${booking.title} starts on ${formatDay(span.first)}, before the trip starts on ${formatDay(days.first)}.`
          : `${booking.title} ends on ${formatDay(span.last)}, after the trip ends on ${formatDay(days.last)}.`,
        repair,
      };
    });
};
