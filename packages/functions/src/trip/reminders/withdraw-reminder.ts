import { refuse } from '@wayline/core/areas/trip/reminders/errors';
import { messagingContracts } from '@wayline/core/areas/trip/reminders/messaging.contract';
import { reminderWithdrawn } from '@wayline/core/areas/trip/reminders/reminder.events';
import { Reminders } from '@wayline/core/areas/trip/reminders/reminder.records';
import { ok } from '@wayline/core/base/result';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(messagingContracts['messaging.reminders.delete'], ({ input, db, commit }) =>
  retryOnConflict(async () => {
    const { id, trip_id } = input;
    const before = await db.get(Reminders, { trip_id, id });
    if (!before) return refuse('record.missing');
    if (before.status === 'sent') return refuse('reminder.sent');
    if (before.status !== 'waiting') return ok({ status: 'success' as const });
    const withdrawn = db.save(Reminders, before, { ...before, status: 'withdrawn' }, { as: reminderWithdrawn });
    return commit({ writes: [withdrawn], answer: { status: 'success' as const } });
  }),
);
