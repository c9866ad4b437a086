import { Bookings } from '@wayline/core/areas/trip/bookings/booking.records';
import { messagingContracts } from '@wayline/core/areas/trip/reminders/messaging.contract';
import { reminderChanged } from '@wayline/core/areas/trip/reminders/reminder.events';
import { Reminders } from '@wayline/core/areas/trip/reminders/reminder.records';
import { scheduleReminder } from '@wayline/core/areas/trip/reminders/reminder-follows';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

/** Changes a reminder while it waits; it is due as it then says. Source: R-TRIP-241..244. */
export const handler = endpoint(
  messagingContracts['messaging.reminders.update'],
  async ({ input: { id, trip_id, version, ...changes }, db, deps, commit }) => {
    const before = await db.get(Reminders, { trip_id, id });
    if (!before) return refuse('record.missing');
    if (before.status === 'sent') return refuse('reminder.sent');
    if (before.version !== version || before.status !== 'waiting') return refuse('record.stale', { current: before });
    const booking = await db.get(Bookings, { trip_id, id: before.booking_id });
    if (!booking) return refuse('record.missing');
    const changed = { ...before, ...changes };
    const due = scheduleReminder(changed, booking, deps.now());
    if (!due.ok) return due;
    const reminder = { ...changed, due_at: due.value, version: version + 1 };
    return commit({
      writes: [db.change(Reminders, before, reminder)],
      audit: {
        subject: trip_id,
        changes: { booking: before.booking_id, timing: reminder.timing },
      },
      events: [reminderChanged(reminder)],
      answer: { reminder },
    });
  },
);
