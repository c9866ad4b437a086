import type { Reminder } from '@wayline/core/areas/trip/reminders/reminder';
import { COUNTED_TIMES, type ReminderTime } from '@wayline/core/areas/trip/reminders/reminder-timing';
import { parseTextList } from '../../../../lib/parse-text-list';

/** What is typed of a reminder; its addresses one a line. */
export type TypedReminder = {
  timing: ReminderTime;
  count?: number | undefined;
  date?: string | undefined;
  time?: string | undefined;
  to: string;
  message: string;
};

/** A reminder as its form begins. Day Of and day of are one. */
export const typedReminder = ({ timing, count = 1, date, time, to, message }: Reminder): TypedReminder => ({
  timing: timing === 'Day Of' ? 'day of' : timing,
  count,
  date,
  time,
  to: to.join('\n'),
  message,
});

/** What is sent: a number only where the time is counted, a day only for a custom date. */
export const sentReminder = ({ timing, count, date, time, to, message }: TypedReminder) => ({
  timing,
  ...(COUNTED_TIMES.has(timing) && { count: count ?? 1 }),
  ...(timing === 'Custom Date' && date && { date }),
  ...(time && { time }),
  to: parseTextList(to, /[\n,;]/),
  message,
});
