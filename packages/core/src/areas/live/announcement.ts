import * as z from 'zod';
import { Instant } from '../../base/values';
import { NOTIFICATION_KINDS } from './live-event';

/** What people hear of a fact: open pages in its `channels` at once, the users in `notify` behind their bell and by mail. */
export const Announcement = z.object({
  id: z.string(),
  company_id: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  channels: z.array(z.string()),
  notify: z.array(z.string()).default([]),
  title: z.string().optional(),
  body: z.string().optional(),
  link: z.string().optional(),
  entity_id: z.string().optional(),
  trip_id: z.string().optional(),
  /** The client whom it tells of: who does not see them hears nothing of it. No socket learns which one. */
  client_id: z.string().optional(),
  actor_id: z.string().optional(),
  created_at: Instant,
});
export type Announcement = z.infer<typeof Announcement>;

/** What an announcement belongs to where not everybody sees it; in the order in which the scope of a table asks it of an item. */
export const findSubject = ({ trip_id, client_id }: Announcement): string | undefined => trip_id ?? client_id;
