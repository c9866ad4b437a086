import * as z from 'zod';
import { changesOf } from '../kernel/changes-of';
import { byId, contract } from '../kernel/contract';
import { BookingId, ReminderId, ShareId, TripId } from '../kernel/ids';
import { Version } from '../kernel/values';
import { MAIL_REFUSALS } from './mail-refusals';
import { Reminder, ReminderDraft } from './reminder';

const edit = { kind: 'signed_in', permissions: ['Reminders'], action: 'set reminders' } as const;
const one = { id: ReminderId, trip_id: TripId };
/** Why a reminder cannot wait for its time. */
const UNDUE = ['reminder.no_date', 'reminder.no_day', 'reminder.past'] as const;

const createReminder = contract({
  id: 'messaging.reminders',
  service: 'messaging',
  method: 'POST',
  path: '/api/v1/reminders',
  handler: 'messaging/create-reminder',
  summary: 'Mail a reminder of a booking at its time.',
  access: { ...edit, flag: 'reminder add view' },
  input: ReminderDraft.extend({
    trip_id: TripId,
    booking_id: BookingId,
    /** As the settings of the user say for this type of booking, where it is left out. */
    timing: ReminderDraft.shape.timing.optional(),
    /** The user's own, where it is left out; the hour, too, is that of their settings. */
    timezone: ReminderDraft.shape.timezone.optional(),
  }),
  output: z.object({ reminder: Reminder }),
  refusals: ['record.missing', ...UNDUE],
});
const updateReminder = contract({
  id: 'messaging.reminders.update',
  service: 'messaging',
  method: 'PUT',
  path: '/api/v1/reminders/{id}',
  handler: 'messaging/update-reminder',
  summary: 'Change a reminder that still waits; a stale version is refused.',
  access: edit,
  input: changesOf(ReminderDraft).extend({ ...one, version: Version }),
  output: z.object({ reminder: Reminder }),
  refusals: ['record.missing', 'record.stale', 'reminder.sent', ...UNDUE],
});
const withdrawReminder = contract({
  id: 'messaging.reminders.delete',
  service: 'messaging',
  method: 'DELETE',
  path: '/api/v1/reminders/{id}',
  handler: 'messaging/withdraw-reminder',
  summary: 'Withdraw a reminder that still waits.',
  access: edit,
  input: z.object(one),
  output: z.object({ status: z.literal('success') }),
  refusals: ['record.missing', 'record.stale', 'reminder.sent'],
});
const restoreReminder = contract({
  id: 'messaging.reminders.restore',
  service: 'messaging',
  method: 'POST',
  path: '/api/v1/reminders/{id}/restore',
  handler: 'messaging/restore-reminder',
  summary: 'Let a withdrawn reminder wait again.',
  access: edit,
  input: z.object(one),
  output: z.object({ reminder: Reminder }),
  refusals: ['record.missing', 'record.stale', 'reminder.sent', ...UNDUE],
});

const resendReminder = contract({
  id: 'messaging.reminders.resend',
  service: 'messaging',
  method: 'POST',
  path: '/api/v1/reminders/{id}/resend',
  handler: 'messaging/resend-reminder',
  summary: "Send a reminder's mail again that failed or may not have left.",
  access: edit,
  input: z.object(one),
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

export const messagingContracts = byId(
  createReminder,
  updateReminder,
  withdrawReminder,
  restoreReminder,
  resendReminder,
  resendShare,
);
