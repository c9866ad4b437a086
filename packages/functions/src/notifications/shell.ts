import { sessionUserOf } from '@wayline/core/identity/session-user-of';
import { ok } from '@wayline/core/kernel/result';
import { readBell } from '@wayline/core/notifications/bell';
import { countDeadlines } from '@wayline/core/notifications/deadlines';
import { notificationsContracts } from '@wayline/core/notifications/notifications.contract';
import { readSetting } from '@wayline/core/settings/read-setting';
import { quietKinds } from '@wayline/core/settings/sections/notification-settings';
import { freshActor } from '../kernel/actor-cache';
import { chatSecret } from '../kernel/chat-secret';
import { endpoint } from '../kernel/endpoint';
import { dueOf } from './due-of';
import { NOTHING_WAITS } from './nothing-waits';

/** The shell's one call: small reads, asked at once. The user is read anew: the page may ask because their role has changed. */
export const handler = endpoint(notificationsContracts['misc.shell.get'], async ({ actor, deps }) => {
  const { company_id, user_id } = actor;
  const { table } = deps;
  const now = deps.now();
  const [fresh, bell, due, settings, secret] = await Promise.all([
    freshActor(actor, deps),
    readBell(table, company_id, user_id),
    countDeadlines(table, dueOf(actor, now)),
    readSetting(table, company_id, user_id, 'notification_settings'),
    chatSecret(),
  ]);
  return ok({
    user: sessionUserOf(fresh, now, secret),
    counts: { ...NOTHING_WAITS, deadlines_and_alert_count: due, notifications_count: bell.unread },
    notifications: bell.notifications,
    quiet: quietKinds(settings),
    tours_seen: bell.tours_seen,
  });
});
