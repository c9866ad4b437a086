import { countOf } from '@wayline/core/kernel/plural';

/** A greeting for an hour of the day, 0 to 23. */
export const greeting = (hour: number): string => {
  if (hour < 5 || hour >= 18) return 'Good evening';
  return hour < 12 ? 'Good morning' : 'Good afternoon';
};

/** How far a day is, as people say it: today, tomorrow, in 9 days. */
export const daysAhead = (days: number): string => {
  if (days <= 0) return days === 0 ? 'today' : 'under way';
  return days === 1 ? 'tomorrow' : `in ${countOf(days, 'day')}`;
};
