import { CONTRACTS } from '@wayline/core/contracts';
import { SeenMarks } from '@wayline/core/notifications/notification.records';
import { writesFor } from '@wayline/core/store/write';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(CONTRACTS['misc.notifications.seen'], ({ input, actor, deps, commit }) =>
  commit({
    writes: [writesFor(deps.table, actor.company_id).put(SeenMarks, { user_id: actor.user_id, seen_id: input.id })],
    audit: { subject: actor.user_id, action: 'notifications.seen' },
    answer: { status: 'success' as const },
  }),
);
