import { ok, type Result } from '../../../base/result';
import type { Booking } from '../bookings/booking';
import { bookingSpan } from '../itinerary/booking-span';
import { refuse } from './errors';
import type { Reminder } from './reminder';
import { reminderDueAt } from './reminder-timing';

type Timed = Pick<Reminder, 'timing' | 'count' | 'date' | 'timezone' | 'time'>;

const dueOf = (reminder: Timed, booking: Booking): string | undefined =>
  reminderDueAt(reminder, bookingSpan(booking)?.first, reminder.timezone, reminder.time);

/** When a reminder is due by the booking as it stands; as it was while the booking has no day. Source: R-TRIP-242, R-TRIP-243. */
export const dueByBooking = (reminder: Reminder, booking: Booking): string =>
  dueOf(reminder, booking) ?? reminder.due_at;

/** When a reminder is due that somebody sets, changes or sets again; one that would be due already is refused. Source: R-TRIP-244. */
export const scheduleReminder = (reminder: Timed, booking: Booking, now: string): Result<string> => {
  const due_at = dueOf(reminder, booking);
  if (!due_at) return refuse(reminder.timing === 'Custom Date' ? 'reminder.no_day' : 'reminder.no_date');
  return due_at > now ? ok(due_at) : refuse('reminder.past');
};

/** A reminder on a day of its own, which no change of its booking moves. */
export const hasOwnDay = ({ timing }: Pick<Reminder, 'timing'>): boolean => timing === 'Custom Date';

/**
 * A waiting reminder after its booking has moved: due on the new day, and withdrawn when that would have been already, as one that is
 * set too late is refused. One on a day of its own stays.
 */
export const followBooking = (reminder: Reminder, booking: Booking, now: string): Reminder => {
  if (hasOwnDay(reminder)) return reminder;
  const due_at = dueByBooking(reminder, booking);
  return due_at <= now ? { ...reminder, status: 'withdrawn' } : { ...reminder, due_at };
};
