import { readBell } from '@wayline/core/areas/notifications/bell';
import { countsContracts } from '@wayline/core/areas/notifications/counts.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(countsContracts['misc.notifications.count'], async ({ actor, db }) => {
  const bell = await readBell(db, actor.user_id);
  return ok({ notifications_count: bell.unread });
});
