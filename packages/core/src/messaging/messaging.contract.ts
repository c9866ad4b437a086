import * as z from 'zod';
import { byId, contract } from '../kernel/contract';
import { BookingId, ReminderId, TripId } from '../kernel/ids';
import { Email, Note, TimeZone } from '../kernel/values';
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
  access: edit,
  input: z.object({
    trip_id: TripId,
    booking_id: BookingId,
    timing: z.enum(REMINDER_TIMINGS),
    to: z.array(Email).min(1).max(20),
    timezone: TimeZone.optional(),
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
  refusals: ['record.missing'],
});

export const messagingContracts = byId(createReminder, withdrawReminder);
