import { addDays, daysBetween } from '@wayline/core/base/days';

/** The month, from 1, and the day of the week, from 0 for Sunday, on which a trip begins. */
export type Season = { month: number; weekday: number };

/** Payments and options are due before a trip; with fewer days to go they would be overdue on the day of the demo. */
const LEAST_AHEAD = 120;
const A_SUNDAY = '1970-01-04';

const weekdayOf = (day: string): number => ((daysBetween(A_SUNDAY, day) % 7) + 7) % 7;

/** The next first day of a trip that leaves on a certain weekday of a season, at least 120 days after today. */
export const nextDeparture = (today: string, { month, weekday }: Season): string => {
  let day = addDays(today, LEAST_AHEAD);
  while (Number(day.slice(5, 7)) !== month || weekdayOf(day) !== weekday) day = addDays(day, 1);
  return day;
};
