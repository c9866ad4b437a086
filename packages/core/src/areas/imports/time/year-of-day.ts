import { addDays, daysBetween } from '../../../base/days';
import { isoDay } from './local-time';

/** How far back from the day of reading a day without a year may lie, and how far ahead, in days. */
const BACK = 90;

const candidates = (near: string, dayIn: (year: number) => string | undefined): string[] => {
  const year = Number(near.slice(0, 4));
  return [year - 1, year, year + 1].map(dayIn).filter((day) => day !== undefined);
};

/**
 * The day a source means that gives no year: the one between 90 days before `near` and nine months after it.
 * `fits` narrows the choice, for instance by a weekday; where nothing fits it is ignored.
 */
export const resolveYear = (
  near: string,
  dayIn: (year: number) => string | undefined,
  fits: (day: string) => boolean = () => true,
): string | undefined => {
  const days = candidates(near, dayIn);
  const fitting = days.filter(fits);
  const pool = fitting.length ? fitting : days;
  return pool.find((day) => daysBetween(near, day) >= -BACK) ?? pool.at(-1);
};

/** The n-th day of a year, counted from 1. */
export const ordinalDay = (year: number, ordinal: number): string | undefined => {
  const day = addDays(isoDay(year, 1, 1) ?? '2000-01-01', ordinal - 1);
  return ordinal > 0 && Number(day.slice(0, 4)) === year ? day : undefined;
};

/** A calendar day without its year, resolved near a day. */
export const resolveDay = (near: string, month: number, day: number, fits?: (iso: string) => boolean) =>
  resolveYear(near, (year) => isoDay(year, month, day), fits);
