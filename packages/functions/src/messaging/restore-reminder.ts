import { Bookings } from '@wayline/core/bookings/booking.records';
import { refuse } from '@wayline/core/kernel/result';
import { messagingContracts } from '@wayline/core/messaging/messaging.contract';
import { Reminders } from '@wayline/core/messaging/reminder.records';
import { scheduleReminder } from '@wayline/core/messaging/reminder-follows';
import { getRecord } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { decideAgain } from '../kernel/decide-again';
import { endpoint } from '../kernel/endpoint';
import { unchanged } from '../kernel/unchanged';

/** Takes the withdrawal of a reminder back: it waits again, due as its booking stands by now. */
export const handler = endpoint(messagingContracts['messaging.reminders.restore'], ({ input, actor, deps, commit }) =>
  decideAgain(async () => {
    const { id, trip_id } = input;
    const { table } = deps;
    const company = actor.company_id;
    const before = await getRecord(table, company, Reminders, { trip_id, id });
    if (!before) return refuse('record.missing');
    if (before.status === 'sent') return refuse('reminder.sent');
    if (before.status === 'waiting') return unchanged({ actor, commit }, 'reminder.unchanged', { reminder: before });
    const booking = await getRecord(table, company, Bookings, { trip_id, id: before.booking_id });
    if (!booking) return refuse('record.missing');
    const due = scheduleReminder(before, booking, deps.now());
    if (!due.ok) return due;
    const reminder = { ...before, status: 'waiting' as const, due_at: due.value, version: before.version + 1 };
    return commit({
      writes: [writesFor(table, company).change(Reminders, before, reminder)],
      audit: { subject: trip_id, action: 'reminder.restored', changes: { reminder: id } },
      event: { kind: 'reminder_update', channels: [`trip.${trip_id}`], entity_id: id, trip_id },
      answer: { reminder },
    });
  }),
);
