import { addDays } from '../kernel/days';
import { instantOf } from '../kernel/zoned-time';

/** When a reminder leaves, in days from the booking's first day. Source: R-TRIP-241..243 (G-107). */
export const REMINDER_OFFSETS = {
  'week before': -7,
  '3 days before': -3,
  'day before': -1,
  'day of': 0,
  'day after': 1,
  '3 days after': 3,
  'week after': 7,
} as const;
export type ReminderTiming = keyof typeof REMINDER_OFFSETS;
export const REMINDER_TIMINGS = Object.keys(REMINDER_OFFSETS) as [ReminderTiming, ...ReminderTiming[]];

/** Source: R-TRIP-244. */
export const REMINDER_DAY_TYPES = [
  'Day Of',
  'Days Before',
  'Weeks Before',
  'Months Before',
  'Year Before',
  'Custom Date',
] as const;
/** Source: R-TRIP-245 (G-108). */
export const AUTOMATED_MESSAGE_RULE_TYPES = [
  ...REMINDER_DAY_TYPES,
  'Days After',
  'Weeks After',
  'Months After',
  'Years After',
] as const;

const MORNING = '09:00';

/** The moment a reminder of a day is due: at its hour of the zone, or nine in the morning, on the day its timing names. Source: R-TRIP-242, R-TRIP-243. */
export const reminderDueAt = (timing: ReminderTiming, day: string, zone: string, time = MORNING): string =>
  instantOf({ date: addDays(day, REMINDER_OFFSETS[timing]), time, zone });
