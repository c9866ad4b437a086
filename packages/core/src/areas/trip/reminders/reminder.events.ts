import * as z from 'zod';
import { ReminderId, TripId, UserId } from '../../../base/ids';
import { defineAnnounced, type Fact } from '../../live/public';

const REMINDER = { trip_id: TripId, id: ReminderId };
const onTrip = (f: Fact<typeof REMINDER>) => ({
  kind: 'reminder_update' as const,
  channels: [`trip.${f.trip_id}`],
  entity_id: f.id,
  trip_id: f.trip_id,
});
export const reminderSet = defineAnnounced('reminder.set', REMINDER, onTrip);
export const reminderChanged = defineAnnounced('reminder.changed', REMINDER, onTrip);
export const reminderRestored = defineAnnounced('reminder.restored', REMINDER, onTrip);
export const reminderWithdrawn = defineAnnounced('reminder.withdrawn', REMINDER, onTrip);

/** What the due work does with a reminder; who works on the trip is told. */
const DUE = { ...REMINDER, trip_name: z.string(), booking_title: z.string(), advisor: UserId };
const toAdvisor = (f: Fact<typeof DUE>, title: string, body: string) => ({
  ...onTrip(f),
  channels: [`trip.${f.trip_id}`, `user.${f.advisor}`],
  notify: [f.advisor],
  title,
  body,
  link: `/trips/${f.trip_id}`,
});
export const reminderSent = defineAnnounced('reminder.sent', DUE, (f) =>
  toAdvisor(f, `Reminder sent: ${f.booking_title}`, f.trip_name),
);
export const reminderPutOff = defineAnnounced('reminder.put_off', DUE, (f) =>
  toAdvisor(f, `Reminder delayed until tomorrow: ${f.booking_title}`, 'You reached the email limit for today.'),
);
