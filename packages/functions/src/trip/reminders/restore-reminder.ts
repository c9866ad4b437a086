import { commitUnchanged } from '@wayline/core/access/commit-unchanged';
import { Bookings } from '@wayline/core/areas/trip/bookings/booking.records';
import { refuse } from '@wayline/core/areas/trip/reminders/errors';
import { messagingContracts } from '@wayline/core/areas/trip/reminders/messaging.contract';
import { reminderRestored } from '@wayline/core/areas/trip/reminders/reminder.events';
import { Reminders } from '@wayline/core/areas/trip/reminders/reminder.records';
import { scheduleReminder } from '@wayline/core/areas/trip/reminders/reminder-follows';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../../kernel/endpoint';

/** Takes the withdrawal of a reminder back: it waits again, due as its booking stands by now. */
export const handler = endpoint(
  messagingContracts['messaging.reminders.restore'],
  ({ input, actor, db, deps, commit }) =>
    retryOnConflict(async () => {
      const { id, trip_id } = input;
      const before = await db.get(Reminders, { trip_id, id });
      if (!before) return refuse('record.missing');
      if (before.status === 'sent') return refuse('reminder.sent');
      if (before.status === 'waiting')
        return commitUnchanged({ actor, commit }, 'reminder.unchanged', { reminder: before });
      const booking = await db.get(Bookings, { trip_id, id: before.booking_id });
      if (!booking) return refuse('record.missing');
      const due = scheduleReminder(before, booking, deps.now());
      if (!due.ok) return due;
      const waiting = { ...before, status: 'waiting' as const, due_at: due.value };
      const saved = db.save(Reminders, before, waiting, { as: reminderRestored });
      return commit({ writes: [saved], answer: { reminder: saved.after } });
    }),
);
