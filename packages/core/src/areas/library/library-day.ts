import { addDays } from '../../base/days';

/** The day on which everything in the library begins, so that no old date is ever taken for one that is meant. */
export const LIBRARY_DAY = '2000-01-01';

/** The last day of something that begins with the library and takes so many days more. */
export const libraryDayAfter = (days: number): string => addDays(LIBRARY_DAY, days);
