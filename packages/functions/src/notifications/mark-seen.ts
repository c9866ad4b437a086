import { SeenMarks } from '@wayline/core/notifications/notification.records';
import { notificationsContracts } from '@wayline/core/notifications/notifications.contract';
import { writesFor } from '@wayline/core/store/write';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(notificationsContracts['misc.notifications.seen'], ({ input, actor, deps, commit }) =>
  commit({
    writes: [writesFor(deps.table, actor.company_id).put(SeenMarks, { user_id: actor.user_id, seen_id: input.id })],
    audit: { subject: actor.user_id, action: 'notifications.seen' },
    answer: { status: 'success' as const },
  }),
);
