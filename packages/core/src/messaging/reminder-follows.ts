import type { Booking } from '../bookings/booking';
import { bookingSpan } from '../itinerary/booking-span';
import type { Reminder } from './reminder';
import { reminderDueAt } from './reminder-timing';

/** When a reminder is due by the booking as it stands; as it was while the booking has no day. Source: R-TRIP-242, R-TRIP-243. */
export const dueByBooking = (reminder: Reminder, booking: Booking): string => {
  const span = bookingSpan(booking);
  return span ? reminderDueAt(reminder.timing, span.first, reminder.timezone, reminder.time) : reminder.due_at;
};

/**
 * A waiting reminder after its booking has moved: due on the new day, and withdrawn when that would have been already, as one that is
 * set too late is refused.
 */
export const followBooking = (reminder: Reminder, booking: Booking, now: string): Reminder => {
  const due_at = dueByBooking(reminder, booking);
  return due_at <= now ? { ...reminder, status: 'withdrawn' } : { ...reminder, due_at };
};
