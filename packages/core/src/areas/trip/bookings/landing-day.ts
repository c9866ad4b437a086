import { addDays, isDay } from '../../../base/days';
import { minutesBetween } from '../../../base/zoned-time';
import { legZones } from '../itinerary/leg-minutes';
import type { LegTimes } from './booking-issues';

/** Over the date line a plane may land the day before, and two days on by the calendar. */
const DAYS = [-1, 0, 1, 2] as const;

/** The first day on which a leg can arrive at its hour, by the clocks of both ends; undefined unless both times and zones are known. */
export const landingDay = (leg: LegTimes): string | undefined => {
  const { start_date, start_time, end_time } = leg;
  const { start, end } = legZones(leg);
  if (!isDay(start_date) || !start_time || !end_time || !start || !end) return undefined;
  const leaves = { date: start_date, time: start_time, zone: start };
  return DAYS.map((days) => addDays(start_date, days)).find(
    (date) => minutesBetween(leaves, { date, time: end_time, zone: end }) >= 0,
  );
};
