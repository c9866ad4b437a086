import * as z from 'zod';
import { epochSeconds } from '../../base/epoch-seconds';
import { EventId } from '../../base/ids';
import { Instant } from '../../base/values';
import { record } from '../../store/record';

const KEPT_DAYS = 90;

/** Where a user's notifications lie, with what they have read of them. */
export const getNotificationsPartition = (user: string) => ['BELL', user] as const;

/**
 * One line behind a user's bell. Its id is the event's, so that an event delivered twice is one notification. The kind may be one that
 * only another version knows. `silent` is one the user wants off the screen: kept, so that its mail is not written twice.
 */
export const Notifications = record({
  name: 'notification',
  schema: z.object({
    id: EventId,
    user_id: z.string(),
    kind: z.string().max(60),
    title: z.string(),
    body: z.string(),
    link: z.string().optional(),
    silent: z.literal(true).optional(),
    created_at: Instant,
  }),
  key: ['user_id', 'id'],
  partition: (k) => getNotificationsPartition(k.user_id),
  sort: (k) => ['N', k.id],
  expires: (n) => epochSeconds(n.created_at) + KEPT_DAYS * 86_400,
});

/** What a user has read: up to which notification, and the exceptions. `stamp` is new with every change. */
export const SeenMarks = record({
  name: 'seen_mark',
  schema: z.object({
    user_id: z.string(),
    seen_id: z.string(),
    unread_ids: z.array(z.string()).default([]),
    read_ids: z.array(z.string()).default([]),
    stamp: z.string().optional(),
  }),
  key: ['user_id'],
  partition: (k) => getNotificationsPartition(k.user_id),
  sort: () => ['SEEN'],
});

/** Which help tours a user has seen; it lies with what the shell reads at its start. */
export const SeenTours = record({
  name: 'seen_tours',
  schema: z.object({ user_id: z.string(), tours: z.array(z.string().max(80)).max(200) }),
  key: ['user_id'],
  partition: (k) => getNotificationsPartition(k.user_id),
  sort: () => ['TOURS'],
});
