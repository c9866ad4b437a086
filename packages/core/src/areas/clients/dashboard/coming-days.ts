import { addDays } from '../../../base/days';

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** When a day of some year comes round in this one; the 29th of February on the 28th where there is none. */
const inYear = (day: string, year: number): string =>
  `${String(year).padStart(4, '0')}${day.endsWith('-02-29') && !isLeap(year) ? '-02-28' : day.slice(4)}`;

/** The next time a day of the year comes round, from today on: an ISO day. */
export const nextTime = (day: string, today: string): string => {
  const year = Number(today.slice(0, 4));
  const thisYear = inYear(day, year);
  return thisYear >= today ? thisYear : inYear(day, year + 1);
};

/** The months, `01` to `12`, of the days from today on; one that comes round on another day counts with its own. */
export const monthsAhead = (today: string, days: number): string[] => {
  const last = addDays(today, days);
  const months = [today, addDays(today, Math.min(days, 28)), last].map((day) => day.slice(5, 7));
  return [...new Set(months)];
};
