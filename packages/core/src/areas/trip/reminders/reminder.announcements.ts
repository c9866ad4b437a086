import { type AnnouncementContent, type Announcer, announce, announceAll, type Fact } from '../../live/public';
import {
  reminderChanged,
  reminderPutOff,
  reminderRestored,
  reminderSent,
  reminderSet,
  reminderWithdrawn,
} from './reminder.events';

const onTrip = (f: Fact<typeof reminderSet>): AnnouncementContent => ({
  kind: 'reminder_update',
  channels: [`trip.${f.trip_id}`],
  entity_id: f.id,
  trip_id: f.trip_id,
});
/** What the due work does with a reminder is told to who works on the trip. */
const toAdvisor = (f: Fact<typeof reminderSent>, title: string, body: string): AnnouncementContent => ({
  ...onTrip(f),
  channels: [`trip.${f.trip_id}`, `user.${f.advisor}`],
  notify: [f.advisor],
  title,
  body,
  link: `/trips/${f.trip_id}`,
});

export const reminderAnnouncers: readonly Announcer[] = [
  ...announceAll({ reminderSet, reminderChanged, reminderRestored, reminderWithdrawn }, onTrip),
  announce(reminderSent, (f) => toAdvisor(f, `Reminder sent: ${f.booking_title}`, f.trip_name)),
  announce(reminderPutOff, (f) =>
    toAdvisor(f, `Reminder delayed until tomorrow: ${f.booking_title}`, 'You reached the email limit for today.'),
  ),
];
