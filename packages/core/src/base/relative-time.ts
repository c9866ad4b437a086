import { LANGUAGE } from './language';

const AGO = new Intl.RelativeTimeFormat(LANGUAGE);
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365.25 * DAY;

/** From large to small; a unit is used from one of it on. Five weeks are a month's first weeks, twelve months a year. Source: G-086. */
const UNITS = [
  { unit: 'year', from: YEAR, seconds: YEAR },
  { unit: 'month', from: 5 * 7 * DAY, seconds: YEAR / 12 },
  { unit: 'week', from: 7 * DAY, seconds: 7 * DAY },
  { unit: 'day', from: DAY, seconds: DAY },
  { unit: 'hour', from: HOUR, seconds: HOUR },
  { unit: 'minute', from: MINUTE, seconds: MINUTE },
  { unit: 'second', from: 5, seconds: 1 },
] as const;

/**
 * How long ago an instant was: `just now` below five seconds (and for the future), else the largest full unit, `3 days ago`.
 * Source: R-TRIP-249, R-TRIP-250 (G-086).
 */
export const relativeTime = (then: string, now: string): string => {
  const passed = (Date.parse(now) - Date.parse(then)) / 1000;
  const fit = UNITS.find(({ from }) => passed >= from);
  if (!fit) return 'just now';
  const count = Math.floor(passed / fit.seconds);
  return AGO.format(-count, fit.unit);
};
