import { addDays, daysBetween, isDay } from '../../../../base/days';

/** The longest cruise whose days can be written out; a world cruise takes 120. */
export const MOST_CRUISE_DAYS = 120;

type Row = { date?: string | undefined };
/**
 * A row for each day of a cruise from its first to its last; a day that was there keeps what was said of it. Nothing is filled of days
 * that are reversed or go on too long.
 */
export const fillCruiseDays = <R extends Row>(first: string, last: string, known: readonly R[], empty: R): R[] => {
  const days = isDay(first) && isDay(last) ? daysBetween(first, last) + 1 : 0;
  if (days < 1 || days > MOST_CRUISE_DAYS) return [...known];
  return Array.from({ length: days }, (_, i) => {
    const date = addDays(first, i);
    return { ...empty, ...known.find((row) => row.date === date), date };
  });
};
