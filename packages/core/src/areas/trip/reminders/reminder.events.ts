import * as z from 'zod';
import { ReminderId, TripId, UserId } from '../../../base/ids';
import { defineAnnounced } from '../../live/public';

const REMINDER = { trip_id: TripId, id: ReminderId };
const reminderEvent = (name: string) =>
  defineAnnounced(name, REMINDER, ({ trip_id, id }) => ({
    kind: 'reminder_update',
    channels: [`trip.${trip_id}`],
    entity_id: id,
    trip_id,
  }));
export const reminderSet = reminderEvent('reminder.set');
export const reminderChanged = reminderEvent('reminder.changed');
export const reminderRestored = reminderEvent('reminder.restored');
export const reminderWithdrawn = reminderEvent('reminder.withdrawn');

/** What the due work does with a reminder; who works on the trip is told. */
const DUE = { ...REMINDER, trip_name: z.string(), booking_title: z.string(), advisor: UserId };
const toAdvisor = (f: { trip_id: TripId; id: ReminderId; advisor: UserId }) => ({
  kind: 'reminder_update' as const,
  channels: [`trip.${f.trip_id}`, `user.${f.advisor}`],
  notify: [f.advisor],
  link: `/trips/${f.trip_id}`,
  entity_id: f.id,
  trip_id: f.trip_id,
});
export const reminderSent = defineAnnounced('reminder.sent', DUE, (f) => ({
  ...toAdvisor(f),
  title: `Reminder sent: ${f.booking_title}`,
  body: f.trip_name,
}));
export const reminderPutOff = defineAnnounced('reminder.put_off', DUE, (f) => ({
  ...toAdvisor(f),
  title: `Reminder waits until tomorrow: ${f.booking_title}`,
  body: 'You reached the email limit for today.',
}));
