import { readNotifications } from '@wayline/core/areas/notifications/bell';
import { SeenMarks } from '@wayline/core/areas/notifications/notification.records';
import { notificationsContracts } from '@wayline/core/areas/notifications/notifications.contract';
import { NOTHING_SEEN } from '@wayline/core/areas/notifications/seen-marks';
import { ok } from '@wayline/core/base/result';
import { getRecord } from '@wayline/core/store/read';
import { endpoint } from '../kernel/endpoint';

const PER_PAGE = 40;

export const handler = endpoint(notificationsContracts['misc.notifications.list'], async ({ input, actor, deps }) => {
  const { company_id, user_id } = actor;
  const marks = (await getRecord(deps.table, company_id, SeenMarks, { user_id })) ?? NOTHING_SEEN;
  const { kind, cursor, show } = input;
  const asked = { size: PER_PAGE, cursor, kind, unread: show === 'unread' };
  return ok(await readNotifications(deps.table, company_id, user_id, marks, asked));
});
