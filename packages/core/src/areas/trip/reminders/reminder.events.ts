import * as z from 'zod';
import { ReminderId, TripId, UserId } from '../../../base/ids';
import { defineEvent } from '../../../store/domain-event';

const REMINDER = { trip_id: TripId, id: ReminderId };
export const reminderSet = defineEvent('reminder.set', REMINDER);
export const reminderChanged = defineEvent('reminder.changed', REMINDER);
export const reminderRestored = defineEvent('reminder.restored', REMINDER);
export const reminderWithdrawn = defineEvent('reminder.withdrawn', REMINDER);

/** What the due work does with a reminder; `advisor` is who works on the trip. */
const DUE = { ...REMINDER, trip_name: z.string(), booking_title: z.string(), advisor: UserId };
export const reminderSent = defineEvent('reminder.sent', DUE);
export const reminderPutOff = defineEvent('reminder.put_off', DUE);
