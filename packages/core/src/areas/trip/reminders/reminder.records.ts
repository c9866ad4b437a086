import { wholeList } from '../../../store/full-page';
import { listRow } from '../../../store/list-row';
import { record } from '../../../store/record';
import type { TenantDb } from '../../../store/tenant-db';
import type { Booking } from '../bookings/booking';
import { inTrip } from '../trips/trip.partition';
import { Reminder, ReminderRow } from './reminder';
import { reminderChanged, reminderSet } from './reminder.events';

/** The reminders of a company that wait, by the moment they leave. */
export const REMINDER_LIST = ['REMINDERS'] as const;

/** How that list is kept. */
export const ReminderRows = listRow(ReminderRow, {
  columns: ['booking_id', 'user_id', 'due_at'],
  keyed: { trip_id: ({ partition: [, trip = ''] }) => trip, id: ({ order }) => order.at(-1) ?? '' },
});

/** Reminders lie with their trip and, while they wait, in the due index and in the company's list. */
export const Reminders = record({
  name: 'reminder',
  schema: Reminder,
  key: ['trip_id', 'id'],
  partition: (k) => inTrip(k.trip_id),
  sort: (k) => ['REMINDER', k.id],
  due: (r) => (r.status === 'waiting' ? r.due_at : undefined),
  list: (r) =>
    r.status === 'waiting' ? { list: REMINDER_LIST, order: [r.due_at, r.id], row: ReminderRows.pack(r) } : undefined,
  label: ({ timing }) => timing,
  // The instant follows from the rest, and the status is what the entry is called by. Whom it was for is kept no longer than it is.
  unaudited: ['trip_id', 'due_at', 'status', 'to', 'message'],
  facts: { created: reminderSet, changed: reminderChanged },
});

/** The reminders of a booking that still wait. */
export const listWaitingReminders = async (db: TenantDb, { trip_id, id }: Pick<Booking, 'trip_id' | 'id'>) => {
  const at = { partition: inTrip(trip_id), prefix: 'REMINDER#' };
  const all = await wholeList((cursor) => db.listPartition(Reminders, at, { cursor }));
  return all.filter((r) => r.booking_id === id && r.status === 'waiting');
};
