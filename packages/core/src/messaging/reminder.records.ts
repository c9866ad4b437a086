import { record } from '../store/record';
import { inTrip } from '../trips/trip.partition';
import { Reminder } from './reminder';

/** Reminders lie with their trip and, while they wait, in the due index. */
export const Reminders = record({
  name: 'reminder',
  schema: Reminder,
  key: ['trip_id', 'id'],
  partition: (k) => inTrip(k.trip_id),
  sort: (k) => ['REMINDER', k.id],
  due: (r) => (r.status === 'waiting' ? r.due_at : undefined),
});
