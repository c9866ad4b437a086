import { messagingContracts } from '@wayline/core/areas/trip/reminders/messaging.contract';
import { reminderWithdrawn } from '@wayline/core/areas/trip/reminders/reminder.events';
import { Reminders } from '@wayline/core/areas/trip/reminders/reminder.records';
import { ok, refuse } from '@wayline/core/base/result';
import { getRecord } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { endpoint } from '../../kernel/endpoint';
import { retryOnConflict } from '../../kernel/retry-on-conflict';

export const handler = endpoint(messagingContracts['messaging.reminders.delete'], ({ input, actor, deps, commit }) =>
  retryOnConflict(async () => {
    const { id, trip_id } = input;
    const before = await getRecord(deps.table, actor.company_id, Reminders, { trip_id, id });
    if (!before) return refuse('record.missing');
    if (before.status === 'sent') return refuse('reminder.sent');
    if (before.status !== 'waiting') return ok({ status: 'success' as const });
    return commit({
      writes: [writesFor(deps.table, actor.company_id).change(Reminders, before, { ...before, status: 'withdrawn' })],
      audit: { subject: trip_id, changes: { reminder: id } },
      events: [reminderWithdrawn(before)],
      answer: { status: 'success' as const },
    });
  }),
);
