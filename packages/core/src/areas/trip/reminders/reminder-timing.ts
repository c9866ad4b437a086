import { addMonths } from '../../../base/add-months';
import { addDays } from '../../../base/days';
import { toInstant } from '../../../base/zoned-time';

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

/** Every way to say when a reminder leaves. Source: R-TRIP-241, R-TRIP-244. */
export const REMINDER_TIMES = [...REMINDER_TIMINGS, ...REMINDER_DAY_TYPES] as const;
export type ReminderTime = (typeof REMINDER_TIMES)[number];
/** When a reminder leaves; days, weeks and months are counted, one where `count` is missing, and a Custom Date names its day. */
export type ReminderWhen = { timing: ReminderTime; count?: number | undefined; date?: string | undefined };

/** The ways of which there can be several. */
export const COUNTED_TIMES: ReadonlySet<ReminderTime> = new Set(['Days Before', 'Weeks Before', 'Months Before']);
/** Days, weeks or months that a reminder is ahead of its booking at most. */
export const MAX_REMINDER_COUNT = 365;

const MORNING = '09:00';

/** The day on which a reminder leaves, counted from its booking's first; undefined while what it is counted from is missing. */
const reminderDay = ({ timing, count = 1, date }: ReminderWhen, first: string | undefined): string | undefined => {
  if (timing === 'Custom Date') return date;
  if (!first) return undefined;
  switch (timing) {
    case 'Day Of':
      return first;
    case 'Days Before':
      return addDays(first, -count);
    case 'Weeks Before':
      return addDays(first, -7 * count);
    case 'Months Before':
      return addMonths(first, -count);
    case 'Year Before':
      return addMonths(first, -12);
    default:
      return addDays(first, REMINDER_OFFSETS[timing]);
  }
};

/**
 * The moment a reminder is due: at its hour of the zone, or nine in the morning, on the day it names. Undefined where the booking has no
 * day, or a Custom Date none of its own. Source: R-TRIP-242..244.
 */
export const reminderDueAt = (
  when: ReminderWhen,
  first: string | undefined,
  zone: string,
  time = MORNING,
): string | undefined => {
  const date = reminderDay(when, first);
  return date && toInstant({ date, time, zone });
};
