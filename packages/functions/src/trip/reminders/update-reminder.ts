import { Bookings } from '@wayline/core/areas/trip/bookings/booking.records';
import { refuse } from '@wayline/core/areas/trip/reminders/errors';
import { messagingContracts } from '@wayline/core/areas/trip/reminders/messaging.contract';
import { Reminders } from '@wayline/core/areas/trip/reminders/reminder.records';
import { scheduleReminder } from '@wayline/core/areas/trip/reminders/reminder-follows';
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
    const saved = db.save(Reminders, before, { ...changed, due_at: due.value });
    return commit({ writes: [saved], answer: { reminder: saved.after } });
  },
);
