import { addDays } from '../../../../base/days';
import type { Booking } from '../../bookings/booking';
import type { DayEvent } from '../../itinerary/event';
import { shiftBooking } from '../../itinerary/shift-booking';
import type { Reminder } from '../../reminders/reminder';
import { dueByBooking, followBooking, hasOwnDay } from '../../reminders/reminder-follows';
import type { DateMove } from './date-move';
import { rescheduleBooking, unscheduleBooking } from './unscheduled';

/** A booking after a move of its trip's days; one the move does not name stays as it is. */
export const bookingAfter = (booking: Booking, move: DateMove): Booking => {
  const place = move.bookings.find(({ id }) => id === booking.id);
  if (!place) return booking;
  const shifted = move.days === 0 ? booking : shiftBooking(booking, move.days);
  return place.to ? rescheduleBooking(shifted) : unscheduleBooking(shifted);
};

/**
 * A reminder after the move of its booking: due on the new day, withdrawn when that would have been already or when its booking waits
 * without a day, and waiting again where the move takes such a withdrawal back. One on a day of its own stays. `now` is an instant.
 */
export const reminderAfter = (reminder: Reminder, booking: Booking, move: DateMove, now: string): Reminder => {
  if (reminder.status === 'withdrawn' && move.woken.includes(reminder.id)) {
    const due_at = dueByBooking(reminder, booking);
    return due_at > now ? { ...reminder, status: 'waiting', due_at } : reminder;
  }
  if (reminder.status !== 'waiting') return reminder;
  return booking.unscheduled_from && !hasOwnDay(reminder)
    ? { ...reminder, status: 'withdrawn' }
    : followBooking(reminder, booking, now);
};

export type Moved<T> = { before: T; after: T };
export type Held = { bookings: readonly Booking[]; reminders: readonly Reminder[]; events: readonly DayEvent[] };

/** An event after a move of its trip's days. */
const eventAfter = (event: DayEvent, { days }: DateMove): DayEvent => ({
  ...event,
  startDate: addDays(event.startDate, days),
});

/**
 * The bookings, reminders and events that a move changes, as they are and as they will be; bookings first. With `open`, only those have
 * not moved yet: reminders follow the others as they stand.
 */
export const changedBy = (
  move: DateMove,
  { bookings, reminders, events }: Held,
  now: string,
  open?: ReadonlySet<string>,
) => {
  const named = new Set<string>(move.bookings.map(({ id }) => id));
  const isOpen = ({ id }: { id: string }) => !open || open.has(id);
  const all = bookings
    .filter(({ id }) => named.has(id))
    .map((before): Moved<Booking> => ({ before, after: isOpen(before) ? bookingAfter(before, move) : before }));
  const byId = new Map<string, Booking>(all.map(({ after }) => [after.id, after]));
  const followed = reminders.filter(isOpen).flatMap((before): Moved<Reminder>[] => {
    const booking = byId.get(before.booking_id);
    const after = booking && reminderAfter(before, booking, move, now);
    return after && (after.status !== before.status || after.due_at !== before.due_at) ? [{ before, after }] : [];
  });
  const moving = new Set<string>(move.events.map(({ id }) => id));
  return {
    bookings: all.filter(({ before }) => isOpen(before)),
    reminders: followed,
    events: events
      .filter((event) => moving.has(event.id) && isOpen(event))
      .map((before): Moved<DayEvent> => ({ before, after: eventAfter(before, move) })),
  };
};

/** A move that also tells which reminders it withdraws, so that taking it back lets them wait again. */
export const withLapses = (move: DateMove, held: Held, now: string): DateMove => ({
  ...move,
  withdrawn: changedBy(move, held, now)
    .reminders.filter(({ after }) => after.status === 'withdrawn')
    .map(({ after }) => after.id),
});
