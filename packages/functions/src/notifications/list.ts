import { readNotifications } from '@wayline/core/areas/notifications/bell';
import { SeenMarks } from '@wayline/core/areas/notifications/notification.records';
import { notificationsContracts } from '@wayline/core/areas/notifications/notifications.contract';
import { NOTHING_SEEN } from '@wayline/core/areas/notifications/seen-marks';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

const PER_PAGE = 40;

export const handler = endpoint(notificationsContracts['misc.notifications.list'], async ({ input, actor, db }) => {
  const { user_id } = actor;
  const marks = (await db.get(SeenMarks, { user_id })) ?? NOTHING_SEEN;
  const { kind, cursor, show } = input;
  const asked = { size: PER_PAGE, cursor, kind, unread: show === 'unread' };
  return ok(await readNotifications(db, user_id, marks, asked));
});
