import * as z from 'zod';
import { BookingId, ReminderId, ShareId, TripId } from '../../../base/ids';
import { Version } from '../../../base/values';
import { toChangeSchema } from '../../../contract/change-schema';
import { byId, contract } from '../../../contract/contract';
import { MAIL_REFUSALS } from '../../messaging/public-schemas';
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
  handler: 'trip/reminders/create-reminder',
  summary: 'Mail a reminder of a booking at its time.',
  access: { ...edit, flag: 'reminder add view' },
  keyScope: 'messaging:write',
  input: ReminderDraft.extend({
    trip_id: TripId,
    booking_id: BookingId,
    /** As the settings of the user say for this type of booking, where it is left out. */
    timing: ReminderDraft.shape.timing.optional(),
    /** The user's own, where it is left out; the hour, too, is that of their settings. */
    timezone: ReminderDraft.shape.timezone.optional(),
  }),
  output: z.object({ reminder: Reminder }),
  errors: ['record.missing', ...UNDUE],
});
const updateReminder = contract({
  id: 'messaging.reminders.update',
  service: 'messaging',
  method: 'PUT',
  path: '/api/v1/reminders/{id}',
  handler: 'trip/reminders/update-reminder',
  summary: 'Change a reminder that still waits; a stale version is refused.',
  access: edit,
  keyScope: 'messaging:write',
  input: toChangeSchema(ReminderDraft).extend({ ...one, version: Version }),
  output: z.object({ reminder: Reminder }),
  errors: ['record.missing', 'record.stale', 'reminder.sent', ...UNDUE],
});
const withdrawReminder = contract({
  id: 'messaging.reminders.delete',
  service: 'messaging',
  method: 'DELETE',
  path: '/api/v1/reminders/{id}',
  handler: 'trip/reminders/withdraw-reminder',
  summary: 'Withdraw a reminder that still waits.',
  access: edit,
  keyScope: 'messaging:write',
  input: z.object(one),
  output: z.object({ status: z.literal('success') }),
  errors: ['record.missing', 'record.stale', 'reminder.sent'],
});
const restoreReminder = contract({
  id: 'messaging.reminders.restore',
  service: 'messaging',
  method: 'POST',
  path: '/api/v1/reminders/{id}/restore',
  handler: 'trip/reminders/restore-reminder',
  summary: 'Let a withdrawn reminder wait again.',
  access: edit,
  keyScope: 'messaging:write',
  input: z.object(one),
  output: z.object({ reminder: Reminder }),
  errors: ['record.missing', 'record.stale', 'reminder.sent', ...UNDUE],
});

const resendReminder = contract({
  id: 'messaging.reminders.resend',
  service: 'messaging',
  method: 'POST',
  path: '/api/v1/reminders/{id}/resend',
  handler: 'trip/reminders/resend-reminder',
  summary: "Send a reminder's mail again that failed or may not have left.",
  access: edit,
  keyScope: 'messaging:write',
  input: z.object(one),
  output: z.object({ status: z.literal('success') }),
  errors: ['record.missing', 'mail.left', 'record.stale', ...MAIL_REFUSALS],
});
const resendShare = contract({
  id: 'messaging.shares.resend',
  service: 'messaging',
  method: 'POST',
  path: '/api/v1/shares/{id}/resend',
  handler: 'trip/itinerary/resend-share',
  summary: "Send the mail with an itinerary's link again that failed or may not have left.",
  access: { kind: 'signed_in', permissions: ['Share Trips'], action: 'share trips' },
  keyScope: 'messaging:write',
  input: z.object({ id: ShareId, trip_id: TripId }),
  output: z.object({ status: z.literal('success') }),
  errors: ['record.missing', 'mail.left', 'link.gone', 'record.stale', ...MAIL_REFUSALS],
});

export const messagingContracts = byId(
  createReminder,
  updateReminder,
  withdrawReminder,
  restoreReminder,
  resendReminder,
  resendShare,
);
