import * as z from 'zod';
import { epochSeconds } from '../../base/epoch-seconds';
import { Instant } from '../../base/values';
import { record } from '../../store/record';

const KEPT_DAYS = 14;
const DAY_SECONDS = 86_400;

export const getNoticesPartition = (user: string) => ['NOTICES', user] as const;

/** One line of a mail about news: what stands behind the bell, waiting for the moment its mail leaves. */
export const NoticeLines = record({
  name: 'notice_line',
  schema: z.object({
    user_id: z.string(),
    slot: Instant,
    id: z.string(),
    kind: z.string(),
    title: z.string(),
    body: z.string(),
    link: z.string().optional(),
    created_at: Instant,
  }),
  key: ['user_id', 'slot', 'id'],
  partition: (k) => getNoticesPartition(k.user_id),
  sort: (k) => ['LINE', k.slot, k.id],
  expires: (n) => epochSeconds(n.slot) + KEPT_DAYS * DAY_SECONDS,
});

/**
 * A mail about news that is still to be written: one for each user and moment. Whoever takes it away writes it, and only as it was read:
 * `last_id` is the line that came last.
 */
export const NoticeMails = record({
  name: 'notice_mail',
  schema: z.object({ user_id: z.string(), slot: Instant, pace: z.enum(['at_once', 'daily']), last_id: z.string() }),
  key: ['user_id', 'slot'],
  partition: (k) => getNoticesPartition(k.user_id),
  sort: (k) => ['MAIL', k.slot],
  due: (n) => n.slot,
});
