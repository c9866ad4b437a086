import * as z from 'zod';
import { BookingId, ReminderId, TripId, UserId } from '../../../base/ids';
import { ClockTime, Day, Email, Instant, Note, TimeZone, Version } from '../../../base/values';
import { Bounce } from '../../messaging/public-schemas';
import { MAX_REMINDER_COUNT, REMINDER_TIMES } from './reminder-timing';

/** What somebody says of a reminder when they set or change it. */
export const ReminderDraft = z.object({
  timing: z.enum(REMINDER_TIMES),
  /** How many days, weeks or months before, where `timing` counts them. */
  count: z.int().min(1).max(MAX_REMINDER_COUNT).optional(),
  /** The day of a Custom Date. */
  date: Day.optional(),
  timezone: TimeZone,
  /** The hour of the zone at which it leaves; nine in the morning where it is missing. */
  time: ClockTime.optional(),
  to: z.array(Email).min(1).max(20),
  message: Note.default(''),
});

/** A mail that leaves by itself at `due_at`, once: `waiting` until then, `sent` for ever after. */
export const Reminder = ReminderDraft.extend({
  id: ReminderId,
  trip_id: TripId,
  booking_id: BookingId,
  user_id: UserId,
  due_at: Instant,
  status: z.enum(['waiting', 'sent', 'withdrawn']),
  /** Whom its mail did not reach. */
  bounces: z.array(Bounce).optional(),
  created_at: Instant,
  version: Version,
});
export type Reminder = z.infer<typeof Reminder>;

/** What the list of reminders that wait shows. */
export const ReminderRow = Reminder.pick({ id: true, trip_id: true, booking_id: true, user_id: true, due_at: true });
export type ReminderRow = z.infer<typeof ReminderRow>;
