import { formatDay } from '../../../../base/days';
import { shareTravelers } from '../../bookings/people/people-on-booking';
import { type CheckedTrip, isLive } from '../checked-trip';
import type { Finding } from '../finding';
import { listTimedSlots, minutesFrom, type Slot, toSortableMinutes } from '../timed-slots';

/** Whether somebody would have to be at both: they overlap, or one begins while the other lasts. */
const clash = (a: Slot, b: Slot): boolean =>
  minutesFrom(a.from, b.from) >= 0 &&
  (minutesFrom(b.from, a.to) > 0 || (minutesFrom(a.from, b.from) === 0 && a.booking.id !== b.booking.id));

/** What begins a day and two hours after the end of something overlaps it by no clock on earth. */
const MOST_APART = 26 * 60;

/** TC-03: the same people in two places at once. */
export const twoPlaces = ({ bookings }: CheckedTrip): Finding[] => {
  const slots = bookings
    .filter(isLive)
    .flatMap(listTimedSlots)
    .sort((a, b) => toSortableMinutes(a.from) - toSortableMinutes(b.from));
  const findings: Finding[] = [];
  const told = new Set<string>();
  for (const [i, a] of slots.entries()) {
    for (const b of slots.slice(i + 1)) {
      if (toSortableMinutes(b.from) > toSortableMinutes(a.to) + MOST_APART) break;
      const pair = [a.booking.id, b.booking.id].sort().join();
      if (a.booking.id === b.booking.id || told.has(pair) || !clash(a, b) || !shareTravelers(a.booking, b.booking))
        continue;
      told.add(pair);
      findings.push({
        rule: 'TC-03',
        severity: a.moving || b.moving ? 'problem' : 'warning',
        booking_id: b.booking.id,
        date: b.from.date,
        say: `${b.booking.title} starts on ${formatDay(b.from.date)} while ${a.booking.title} is still going on.`,
        repair: { do: 'edit-booking', label: 'Change time', booking_id: b.booking.id, field: 'start_time' },
      });
    }
  }
  return findings;
};
