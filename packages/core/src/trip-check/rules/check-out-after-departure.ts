import type { Booking, Leg } from '../../bookings/booking';
import { bookingPart } from '../../itinerary/booking-part';
import { daysBetween, isDay, showDate } from '../../kernel/days';
import { plural } from '../../kernel/plural';
import { secondsOfDay, showTime, TIME_FORMATS } from '../../kernel/times';
import { type CheckedTrip, isLive, shareTravelers } from '../checked-trip';
import type { Finding } from '../finding';
import { isFar } from '../journeys';

type Way = { booking: Booking; leg: Leg };

const waysOf = (booking: Booking): Way[] => {
  const part = bookingPart(booking);
  return part?.kind === 'legs' && isFar(booking)
    ? part.legs.filter(({ start_date }) => isDay(start_date)).map((leg) => ({ booking, leg }))
    : [];
};
const leavesAt = ({ leg }: Way) => `${leg.start_date} ${leg.start_time ?? '99:99'}`;

const nightsUnused = (stay: Booking, checkout: string, { booking, leg }: Way): string =>
  plural(daysBetween(leg.start_date, checkout), {
    one: `${stay.title} ends on ${showDate(checkout)}, but ${booking.title} leaves on ${showDate(leg.start_date)}: you're paying for a night no one will use.`,
    other: `${stay.title} ends on ${showDate(checkout)}, but ${booking.title} leaves on ${showDate(leg.start_date)}: you're paying for nights no one will use.`,
  });
const tooLate = (stay: Booking, hour: string, { booking, leg }: Way): string =>
  `${booking.title} leaves at ${showTime(leg.start_time, TIME_FORMATS[0])}, before the check-out of ${stay.title} at ${showTime(hour, TIME_FORMATS[0])}. Ask for an early check-out.`;

/**
 * TC-19: a stay that goes on when its guests have left for good: the last flight or train leaves on an earlier day, or
 * a flight before the hour of the check-out.
 */
export const checkOutAfterDeparture = ({ bookings }: CheckedTrip): Finding[] => {
  const live = bookings.filter(isLive);
  const ways = live.flatMap(waysOf).sort((a, b) => (leavesAt(a) < leavesAt(b) ? -1 : 1));
  return live.flatMap((stay): Finding[] => {
    const part = bookingPart(stay);
    if (part?.kind !== 'stay') return [];
    const { checkin_date, checkout_date, checkout_time } = part.stay;
    if (!isDay(checkin_date) || !isDay(checkout_date)) return [];
    const theirs = ways.filter(({ booking }) => shareTravelers(stay, booking));
    const last = theirs.at(-1);
    // A train leaves in the morning of most check-outs; a flight asks for hours before it.
    const sameDay = theirs.find(
      ({ booking, leg }) => booking.booking_type === 'Flights' && leg.start_date === checkout_date,
    );
    const found = (say: string): Finding[] => [
      {
        rule: 'TC-19',
        severity: 'warning',
        booking_id: stay.id,
        date: checkout_date,
        say,
        repair: { do: 'edit-booking', label: 'Change the check-out', booking_id: stay.id, field: 'end_date' },
      },
    ];
    if (last && last.leg.start_date > checkin_date && last.leg.start_date < checkout_date)
      return found(nightsUnused(stay, checkout_date, last));
    const leaves = sameDay?.leg.start_time;
    if (sameDay && leaves && checkout_time && secondsOfDay(leaves) < secondsOfDay(checkout_time))
      return found(tooLate(stay, checkout_time, sameDay));
    return [];
  });
};
