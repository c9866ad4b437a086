import { showDate } from '../../kernel/days';
import { type CheckedTrip, isLive, shareTravelers } from '../checked-trip';
import type { Finding } from '../finding';
import { minutesFrom, orderOf, type Slot, slotsOf } from '../timed-slots';

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
    .flatMap(slotsOf)
    .sort((a, b) => orderOf(a.from) - orderOf(b.from));
  const findings: Finding[] = [];
  const told = new Set<string>();
  for (const [i, a] of slots.entries()) {
    for (const b of slots.slice(i + 1)) {
      if (orderOf(b.from) > orderOf(a.to) + MOST_APART) break;
      const pair = [a.booking.id, b.booking.id].sort().join();
      if (a.booking.id === b.booking.id || told.has(pair) || !clash(a, b) || !shareTravelers(a.booking, b.booking))
        continue;
      told.add(pair);
      findings.push({
        rule: 'TC-03',
        severity: a.moving || b.moving ? 'problem' : 'warning',
        booking_id: b.booking.id,
        date: b.from.date,
        say: `${b.booking.title} begins on ${showDate(b.from.date)} while ${a.booking.title} is still going on.`,
        repair: { do: 'edit-booking', label: 'Change the time', booking_id: b.booking.id, field: 'start_time' },
      });
    }
  }
  return findings;
};
