import type { Reminder } from '@wayline/core/areas/trip/reminders/reminder';
import type { ReminderTime } from '@wayline/core/areas/trip/reminders/reminder-timing';
import { countOf } from '@wayline/core/base/plural';
import { formatDateTime } from '../../../../lib/format';

const TIME_WORDS: Record<ReminderTime, string> = {
  'week before': 'Week before',
  '3 days before': '3 days before',
  'day before': 'Day before',
  'day of': 'Day of',
  'day after': 'Day after',
  '3 days after': '3 days after',
  'week after': 'Week after',
  'Day Of': 'Day of',
  'Days Before': 'Days before',
  'Weeks Before': 'Weeks before',
  'Months Before': 'Months before',
  'Year Before': 'Year before',
  'Custom Date': 'Custom date',
};

/** What a reminder's time can be, to be chosen from; Day Of is offered once. Source: R-TRIP-241, R-TRIP-244. */
export const TIME_OPTIONS = Object.entries(TIME_WORDS)
  .filter(([value]) => value !== 'Day Of')
  .map(([value, label]) => ({ value, label }));

/** What there are several of, as the field for how many calls it. */
export const COUNT_WORDS: Partial<Record<ReminderTime, string>> = {
  'Days Before': 'Number of days',
  'Weeks Before': 'Number of weeks',
  'Months Before': 'Number of months',
};

/** When a reminder leaves, as it was set: 2 weeks before. */
export const timingWords = ({ timing, count = 1 }: Pick<Reminder, 'timing' | 'count'>): string => {
  switch (timing) {
    case 'Days Before':
      return `${countOf(count, 'day')} before`;
    case 'Weeks Before':
      return `${countOf(count, 'week')} before`;
    case 'Months Before':
      return `${countOf(count, 'month')} before`;
    default:
      return TIME_WORDS[timing];
  }
};

/** Which way a reminder leaves, and for whom. */
export const wayWords = ({ to }: Pick<Reminder, 'to'>): string => `Email to ${to.join(', ')}`;

/** A reminder in one line, for whoever hears its buttons: Luna, 05/30/2031, 9:00 AM. */
export const reminderName = (title: string, { due_at }: Pick<Reminder, 'due_at'>): string =>
  `${title}, ${formatDateTime(due_at)}`;
