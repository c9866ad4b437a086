import { daysBetween, formatDay, isDay } from '../../../../base/days';
import { plural } from '../../../../base/plural';
import { formatClockTime, secondsOfDay, TIME_FORMATS } from '../../../../base/times';
import type { Booking, Leg } from '../../bookings/booking';
import { shareTravelers } from '../../bookings/people/people-on-booking';
import { bookingPart } from '../../itinerary/booking-part';
import { type CheckedTrip, isLive } from '../checked-trip';
import type { Finding } from '../finding';
import { isFar } from '../journeys';
import { isRental } from '../timed-slots';

type Way = { booking: Booking; leg: Leg };

const waysOf = (booking: Booking): Way[] => {
  const part = bookingPart(booking);
  return part?.kind === 'legs' && isFar(booking)
    ? part.legs.filter(({ start_date }) => isDay(start_date)).map((leg) => ({ booking, leg }))
    : [];
};
const leavesAt = ({ leg }: Way) => `${leg.start_date} ${leg.start_time ?? '99:99'}`;

/** What people have until a day and an hour: a room until its check-out, a car until its drop-off. */
type Held = { booking: Booking; first: string; until: string; hour?: string | undefined; isStay: boolean };
const heldOf = (booking: Booking): Held[] => {
  const part = bookingPart(booking);
  if (part?.kind === 'stay') {
    const { checkin_date: first, checkout_date: until, checkout_time: hour } = part.stay;
    return [{ booking, first, until, hour, isStay: true }];
  }
  if (part?.kind !== 'legs' || !isRental(booking)) return [];
  return part.legs.flatMap(({ start_date: first, end_date: until, end_time: hour }) =>
    until ? [{ booking, first, until, hour, isStay: false }] : [],
  );
};

const unused = ({ booking: held, until, isStay }: Held, { booking, leg }: Way): string => {
  const [ends, leaves] = [formatDay(until), formatDay(leg.start_date)];
  const count = daysBetween(leg.start_date, until);
  return isStay
    ? plural(count, {
        one: `${held.title} ends on ${ends}, but ${booking.title} leaves on ${leaves}: you're paying for a night no one will use.`,
        other: `${held.title} ends on ${ends}, but ${booking.title} leaves on ${leaves}: you're paying for nights no one will use.`,
      })
    : plural(count, {
        one: `${held.title} ends on ${ends}, but ${booking.title} leaves on ${leaves}: you're paying for a day no one will use.`,
        other: `${held.title} ends on ${ends}, but ${booking.title} leaves on ${leaves}: you're paying for days no one will use.`,
      });
};
const tooLate = ({ booking: held, isStay }: Held, hour: string, { booking, leg }: Way): string => {
  const [leaves, by] = [formatClockTime(leg.start_time, TIME_FORMATS[0]), formatClockTime(hour, TIME_FORMATS[0])];
  return isStay
    ? `${booking.title} leaves at ${leaves}, before the check-out of ${held.title} at ${by}. Ask for an early check-out.`
    : `${booking.title} leaves at ${leaves}, before the drop-off of ${held.title} at ${by}. Plan an earlier drop-off.`;
};

/**
 * TC-19: a stay or a rental that goes on when its people have left for good: the last flight or train leaves on an earlier day, or
 * a flight before the hour of the check-out or the drop-off.
 */
export const checkOutAfterDeparture = ({ bookings }: CheckedTrip): Finding[] => {
  const live = bookings.filter(isLive);
  const ways = live.flatMap(waysOf).sort((a, b) => (leavesAt(a) < leavesAt(b) ? -1 : 1));
  return live.flatMap(heldOf).flatMap((held): Finding[] => {
    const { booking: had, first, until, hour, isStay } = held;
    if (!isDay(first) || !isDay(until)) return [];
    const theirs = ways.filter(({ booking }) => shareTravelers(had, booking));
    const last = theirs.at(-1);
    // A train leaves in the morning of most check-outs; a flight asks for hours before it.
    const sameDay = theirs.find(({ booking, leg }) => booking.booking_type === 'Flights' && leg.start_date === until);
    const found = (say: string): Finding[] => [
      {
        rule: 'TC-19',
        severity: 'warning',
        booking_id: had.id,
        date: until,
        say,
        repair: {
          do: 'edit-booking',
          label: isStay ? 'Change check-out' : 'Change drop-off',
          booking_id: had.id,
          field: 'end_date',
        },
      },
    ];
    if (last && last.leg.start_date > first && last.leg.start_date < until) return found(unused(held, last));
    const leaves = sameDay?.leg.start_time;
    if (sameDay && leaves && hour && (isStay || first < until) && secondsOfDay(leaves) < secondsOfDay(hour))
      return found(tooLate(held, hour, sameDay));
    return [];
  });
};
