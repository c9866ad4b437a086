import { freshActor } from '@wayline/core/access/actor-cache';
import { readBell } from '@wayline/core/areas/notifications/bell';
import { NOTHING_WAITS } from '@wayline/core/areas/notifications/counts.contract';
import { notificationSettings, quietKinds } from '@wayline/core/areas/notifications/notification-settings';
import { notificationsContracts } from '@wayline/core/areas/notifications/notifications.contract';
import { toSessionUser } from '@wayline/core/areas/people/to-session-user';
import { readSetting } from '@wayline/core/areas/settings/read-setting';
import { countDeadlines, toDeadlineQuery } from '@wayline/core/areas/trip/deadlines/deadlines';
import { firstIdAt } from '@wayline/core/base/ids';
import { ok } from '@wayline/core/base/result';
import { chatSecret } from '../kernel/chat-secret';
import { endpoint } from '../kernel/endpoint';

/** An event has its id before it is written, so that one of a moment ago may not be read yet. */
const LONGEST_WRITE_MS = 5_000;

/** The shell's one call: small reads, asked at once. The user is read anew: the page may ask because their role has changed. */
export const handler = endpoint(notificationsContracts['misc.shell.get'], async ({ actor, db, deps }) => {
  const { user_id } = actor;
  const now = deps.now();
  const [fresh, bell, due, settings, secret] = await Promise.all([
    freshActor(actor, deps),
    readBell(db, user_id),
    countDeadlines(db, toDeadlineQuery(actor, now)),
    readSetting(db, user_id, notificationSettings),
    chatSecret(),
  ]);
  return ok({
    user: toSessionUser(fresh, now, secret),
    counts: { ...NOTHING_WAITS, deadlines_and_alert_count: due, notifications_count: bell.unread },
    notifications: bell.notifications,
    quiet: quietKinds(settings),
    tours_seen: bell.tours_seen,
    events_after: firstIdAt('event', Date.parse(now) - LONGEST_WRITE_MS),
  });
});
