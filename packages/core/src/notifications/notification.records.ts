import * as z from 'zod';
import { epochSeconds } from '../kernel/epoch-seconds';
import { EventId } from '../kernel/ids';
import { Instant } from '../kernel/values';
import { record } from '../store/record';
import { NOTIFICATION_KINDS } from './live-event';

const KEPT_DAYS = 90;

/** One line behind a user's bell. Its id is the event's, so that an event delivered twice is one notification. */
export const Notifications = record({
  name: 'notification',
  schema: z.object({
    id: EventId,
    user_id: z.string(),
    kind: z.enum(NOTIFICATION_KINDS),
    title: z.string(),
    body: z.string(),
    link: z.string().optional(),
    created_at: Instant,
  }),
  key: ['user_id', 'id'],
  partition: (k) => ['BELL', k.user_id],
  sort: (k) => ['N', k.id],
  expires: (n) => epochSeconds(n.created_at) + KEPT_DAYS * 86_400,
});

/** Up to which notification a user has looked. */
export const SeenMarks = record({
  name: 'seen_mark',
  schema: z.object({ user_id: z.string(), seen_id: z.string() }),
  key: ['user_id'],
  partition: (k) => ['BELL', k.user_id],
  sort: () => ['SEEN'],
});
