import * as z from 'zod';
import { BookingId, ReminderId, TripId, UserId } from '../kernel/ids';
import { ClockTime, Email, Instant, Note, TimeZone, Version } from '../kernel/values';
import { REMINDER_TIMINGS } from './reminder-timing';

/** A mail that leaves by itself at `due_at`, once: `waiting` until then, `sent` for ever after. */
export const Reminder = z.object({
  id: ReminderId,
  trip_id: TripId,
  booking_id: BookingId,
  user_id: UserId,
  timing: z.enum(REMINDER_TIMINGS),
  due_at: Instant,
  timezone: TimeZone,
  /** The hour of the zone at which it leaves; nine in the morning where it is missing. */
  time: ClockTime.optional(),
  to: z.array(Email).min(1).max(20),
  message: Note.default(''),
  status: z.enum(['waiting', 'sent', 'withdrawn']),
  created_at: Instant,
  version: Version,
});
export type Reminder = z.infer<typeof Reminder>;

/** What the list of reminders that wait shows. */
export const ReminderRow = Reminder.pick({ id: true, trip_id: true, booking_id: true, user_id: true, due_at: true });
export type ReminderRow = z.infer<typeof ReminderRow>;
