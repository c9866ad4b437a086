import { sessionUserOf } from '@wayline/core/identity/session-user-of';
import { ok } from '@wayline/core/kernel/result';
import { readBell } from '@wayline/core/notifications/bell';
import { notificationsContracts } from '@wayline/core/notifications/notifications.contract';
import { endpoint } from '../kernel/endpoint';

/** Messages, deadlines and booking flows count themselves in once those areas exist; until then nothing waits there. */
const NOTHING_WAITS = {
  internal_message_count: 0,
  deadlines_and_alert_count: 0,
  message_notifications_count: 0,
  booking_flow_notifications_count: 0,
};

export const handler = endpoint(notificationsContracts['misc.shell.get'], async ({ actor, deps }) => {
  const bell = await readBell(deps.table, actor.company_id, actor.user_id);
  return ok({
    user: sessionUserOf(actor, deps.now()),
    counts: { ...NOTHING_WAITS, notifications_count: bell.unread },
    notifications: bell.notifications,
  });
});
