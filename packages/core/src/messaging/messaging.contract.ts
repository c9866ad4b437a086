import * as z from 'zod';
import { byId, contract } from '../kernel/contract';
import { BookingId, ReminderId, ShareId, TripId } from '../kernel/ids';
import { ClockTime, Email, Note, TimeZone } from '../kernel/values';
import { MAIL_REFUSALS } from './mail-refusals';
import { Reminder } from './reminder';
import { REMINDER_TIMINGS } from './reminder-timing';

const edit = { kind: 'signed_in', permissions: ['Reminders'], action: 'set reminders' } as const;

const createReminder = contract({
  id: 'messaging.reminders',
  service: 'messaging',
  method: 'POST',
  path: '/api/v1/reminders',
  handler: 'messaging/create-reminder',
  summary: 'Mail a reminder of a booking at its time.',
  access: { ...edit, flag: 'reminder add view' },
  input: z.object({
    trip_id: TripId,
    booking_id: BookingId,
    /** As the settings of the user say for this type of booking, where it is left out. */
    timing: z.enum(REMINDER_TIMINGS).optional(),
    to: z.array(Email).min(1).max(20),
    /** The user's own, where it is left out; the hour, too, is that of their settings. */
    timezone: TimeZone.optional(),
    time: ClockTime.optional(),
    message: Note.default(''),
  }),
  output: z.object({ reminder: Reminder }),
  refusals: ['record.missing', 'reminder.no_date', 'reminder.past'],
});
const withdrawReminder = contract({
  id: 'messaging.reminders.delete',
  service: 'messaging',
  method: 'DELETE',
  path: '/api/v1/reminders/{id}',
  handler: 'messaging/withdraw-reminder',
  summary: 'Withdraw a reminder that still waits.',
  access: edit,
  input: z.object({ id: ReminderId, trip_id: TripId }),
  output: z.object({ status: z.literal('success') }),
  refusals: ['record.missing', 'record.stale'],
});

const resendReminder = contract({
  id: 'messaging.reminders.resend',
  service: 'messaging',
  method: 'POST',
  path: '/api/v1/reminders/{id}/resend',
  handler: 'messaging/resend-reminder',
  summary: "Send a reminder's mail again that failed or may not have left.",
  access: edit,
  input: z.object({ id: ReminderId, trip_id: TripId }),
  output: z.object({ status: z.literal('success') }),
  refusals: ['record.missing', 'mail.left', 'record.stale', ...MAIL_REFUSALS],
});
const resendShare = contract({
  id: 'messaging.shares.resend',
  service: 'messaging',
  method: 'POST',
  path: '/api/v1/shares/{id}/resend',
  handler: 'messaging/resend-share',
  summary: "Send the mail with an itinerary's link again that failed or may not have left.",
  access: { kind: 'signed_in', permissions: ['Share Trips'], action: 'share trips' },
  input: z.object({ id: ShareId, trip_id: TripId }),
  output: z.object({ status: z.literal('success') }),
  refusals: ['record.missing', 'mail.left', 'link.gone', 'record.stale', ...MAIL_REFUSALS],
});

export const messagingContracts = byId(createReminder, withdrawReminder, resendReminder, resendShare);
