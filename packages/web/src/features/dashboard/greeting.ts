import { countOf } from '@wayline/core/base/plural';

/** A greeting for an hour of the day, 0 to 23. */
export const greeting = (hour: number): string => {
  if (hour < 5 || hour >= 18) return 'Good evening';
  return hour < 12 ? 'Good morning' : 'Good afternoon';
};

/** How far a deadline is, as people say it: Overdue, Today, Tomorrow, In 3 days. `days` is negative for days that are over. */
export const deadlineAhead = (days: number): string => {
  if (days < 0) return 'Overdue';
  if (days === 0) return 'Today';
  return days === 1 ? 'Tomorrow' : `In ${countOf(days, 'day')}`;
};

/** How far a day is, as people say it: today, tomorrow, in 9 days. */
export const daysAhead = (days: number): string => {
  if (days <= 0) return days === 0 ? 'today' : 'underway';
  return days === 1 ? 'tomorrow' : `in ${countOf(days, 'day')}`;
};
