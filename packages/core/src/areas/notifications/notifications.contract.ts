import * as z from 'zod';
import { SessionUser } from '../../access/session-user';
import { EventId, TripId } from '../../base/ids';
import { Instant } from '../../base/values';
import { byId, contract } from '../../contract/contract';
import { LiveEvent, NOTIFICATION_KINDS } from '../live/public';
import { SharedCounts } from './counts.contract';
import { NOTIFIED_KINDS } from './kinds';

const signedIn = { kind: 'signed_in' } as const;
const Shown = z.object({
  id: EventId,
  /** One of the table of kinds, or one that only another version knows. */
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  link: z.string().optional(),
  created_at: Instant,
  read: z.boolean(),
});

const shell = contract({
  id: 'misc.shell.get',
  service: 'misc',
  method: 'GET',
  path: '/api/v1/shell',
  handler: 'notifications/shell',
  summary: 'Everything the shell shows after sign-in, in one call.',
  access: signedIn,
  keyScope: 'misc:read',
  viewableByParent: true,
  input: z.object({}),
  output: z.object({
    user: SessionUser,
    counts: SharedCounts,
    notifications: z.array(Shown),
    /** The kinds the user does not want on the screen. */
    quiet: z.array(z.enum(NOTIFICATION_KINDS)),
    /** The help tours the user has seen. */
    tours_seen: z.array(z.string()),
    /** What comes after this may not be in this answer yet. A page asks for it once its live connection stands. */
    events_after: EventId,
  }),
});
const seen = contract({
  id: 'misc.notifications.seen',
  service: 'misc',
  method: 'POST',
  path: '/api/v1/notifications/seen',
  handler: 'notifications/mark-seen',
  summary: 'Mark every notification up to this one as read.',
  access: signedIn,
  keyScope: 'misc:write',
  input: z.object({ id: EventId }),
  output: z.object({ status: z.literal('success') }),
  errors: ['record.stale'],
});
const mark = contract({
  id: 'misc.notifications.mark',
  service: 'misc',
  method: 'PUT',
  path: '/api/v1/notifications',
  handler: 'notifications/mark',
  summary: 'Mark one notification as read or unread, or with `all` everything up to it as read.',
  access: signedIn,
  keyScope: 'misc:write',
  input: z.object({ id: EventId, read: z.boolean(), all: z.boolean().default(false) }),
  output: z.object({ status: z.literal('success') }),
  errors: ['record.stale'],
});
const list = contract({
  id: 'misc.notifications.list',
  service: 'misc',
  method: 'GET',
  path: '/api/v1/notifications',
  handler: 'notifications/list',
  summary: "A user's notifications, the newest first, by kind and whether they are read.",
  access: signedIn,
  keyScope: 'misc:read',
  viewableByParent: true,
  input: z.object({
    kind: z.enum(NOTIFIED_KINDS).optional(),
    show: z.enum(['all', 'unread']).default('all'),
    cursor: z.string().max(600).optional(),
  }),
  output: z.object({ notifications: z.array(Shown), cursor: z.string().optional() }),
});
const since = contract({
  id: 'misc.events.since',
  service: 'misc',
  method: 'GET',
  path: '/api/v1/events',
  handler: 'notifications/events-since',
  summary: 'What a reconnecting client missed; `reset` says it was too much and the page should reload its data.',
  access: signedIn,
  keyScope: 'misc:read',
  viewableByParent: true,
  input: z.object({ after: EventId }),
  output: z.object({ events: z.array(LiveEvent), reset: z.boolean() }),
});
const firstSteps = contract({
  id: 'misc.first-steps.get',
  service: 'misc',
  method: 'GET',
  path: '/api/v1/first_steps',
  handler: 'notifications/first-steps',
  summary: 'What a company that has just begun has done so far, and its example trip.',
  access: { kind: 'signed_in', permissions: ['Dashboard'], action: 'open the dashboard' },
  keyScope: 'misc:read',
  viewableByParent: true,
  input: z.object({}),
  output: z.object({
    done: z.object({
      brand: z.boolean(),
      trip: z.boolean(),
      import: z.boolean(),
      share: z.boolean(),
      colleague: z.boolean(),
    }),
    example: TripId.optional(),
  }),
});
const health = contract({
  id: 'misc.health.get',
  service: 'misc',
  method: 'GET',
  path: '/health',
  handler: 'notifications/health',
  summary: 'Whether Wayline can serve.',
  access: { kind: 'public' },
  input: z.object({}),
  output: z.object({ status: z.literal('ok'), version: z.string() }),
});

export const notificationsContracts = byId(shell, seen, mark, list, since, firstSteps, health);
