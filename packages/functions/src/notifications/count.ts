import { ok } from '@wayline/core/kernel/result';
import { readBell } from '@wayline/core/notifications/bell';
import { notificationsContracts } from '@wayline/core/notifications/notifications.contract';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(notificationsContracts['misc.notifications.count'], async ({ actor, deps }) => {
  const bell = await readBell(deps.table, actor.company_id, actor.user_id);
  return ok({ notifications_count: bell.unread });
});
