import { SeenMarks } from '@wayline/core/notifications/notification.records';
import { notificationsContracts } from '@wayline/core/notifications/notifications.contract';
import { getRecord } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { endpoint } from '../kernel/endpoint';

/** The mark moves on and never back: a page that was left open elsewhere makes nothing unread again. */
export const handler = endpoint(
  notificationsContracts['misc.notifications.seen'],
  async ({ input, actor, deps, commit }) => {
    const { company_id, user_id } = actor;
    const mark = await getRecord(deps.table, company_id, SeenMarks, { user_id }, true);
    const behind = mark !== undefined && mark.seen_id >= input.id;
    return commit({
      writes: behind ? [] : [writesFor(deps.table, company_id).put(SeenMarks, { user_id, seen_id: input.id })],
      audit: { subject: user_id, action: 'notifications.seen' },
      answer: { status: 'success' as const },
    });
  },
);
