import { addDays } from '../../../base/days';
import { minutesBetween, type ZonedTime } from '../../../base/zoned-time';
import type { Found } from '../found-draft';

/** Over the date line a landing may be two days on by the calendar. */
const MOST_DAYS = 2;

const clockAt = ({ value }: Found, zone: string): ZonedTime => ({
  date: value.slice(0, 10),
  time: value.slice(11, 16),
  zone,
});

/**
 * A landing that is written with a clock time only, and so was taken for the day of departure: it is moved on to the first day on which it
 * comes after the start, by the clocks of both places where both zones are known, else by one clock. Days alone stay.
 */
export const landingAfter = (
  departs: Found | undefined,
  arrives: Found | undefined,
  zones: { from?: string; to?: string },
): Found | undefined => {
  if (!departs || !arrives || departs.value.length < 16 || arrives.value.length < 16) return arrives;
  if (arrives.value.slice(0, 10) !== departs.value.slice(0, 10)) return arrives;
  const [from, to] = zones.from && zones.to ? [zones.from, zones.to] : ['UTC', 'UTC'];
  const leaves = clockAt(departs, from);
  const lands = clockAt(arrives, to);
  for (let days = 0; days <= MOST_DAYS; days++) {
    const date = addDays(lands.date, days);
    if (minutesBetween(leaves, { ...lands, date }) >= 0) return { ...arrives, value: `${date}T${lands.time}` };
  }
  return arrives;
};
