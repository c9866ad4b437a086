import * as z from 'zod';
import { ClockTime } from '../../base/values';
import type { NotificationKind } from '../live/public';
import { section } from '../settings/public-schemas';
import { KINDS, MAIL_PACES, NOTIFIED_KINDS } from './kinds';

const Choice = z.object({ screen: z.boolean(), mail: z.enum(MAIL_PACES) });
type Choice = z.infer<typeof Choice>;

const choices = NOTIFIED_KINDS.map((kind) => [kind, Choice.default({ screen: true, mail: KINDS[kind].mail })] as const);

/** How a user is told of each kind of news: on screen, by mail at once or in the daily summary, and when that comes. What they left alone is as the table of kinds says. */
export const notificationSettings = section({
  name: 'notification_settings',
  scope: 'user',
  path: '/myaccount/notification-settings',
  schema: z.object({
    kinds: z.object(Object.fromEntries(choices) as Record<NotificationKind, z.ZodDefault<typeof Choice>>).prefault({}),
    /** A time of day in the user's own zone. */
    summary_time: ClockTime.default('07:00'),
  }),
});
type Saved = z.infer<(typeof notificationSettings)['schema']>;

/** How a user with these settings is told of a kind. */
export const choiceFor = ({ kinds }: Pick<Saved, 'kinds'>, kind: NotificationKind): Choice =>
  kinds[kind] ?? { screen: true, mail: 'never' };

/** The kinds a user does not want on the screen. */
export const quietKinds = ({ kinds }: Pick<Saved, 'kinds'>): NotificationKind[] =>
  NOTIFIED_KINDS.filter((kind) => kinds[kind]?.screen === false);
