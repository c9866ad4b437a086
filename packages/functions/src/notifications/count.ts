import { ok } from '@wayline/core/kernel/result';
import { readBell } from '@wayline/core/notifications/bell';
import { countsContracts } from '@wayline/core/notifications/counts.contract';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(countsContracts['misc.notifications.count'], async ({ actor, deps }) => {
  const bell = await readBell(deps.table, actor.company_id, actor.user_id);
  return ok({ notifications_count: bell.unread });
});
