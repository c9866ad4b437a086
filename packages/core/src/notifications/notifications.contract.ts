import * as z from 'zod';
import { SessionUser } from '../identity/session-user';
import { byId, contract } from '../kernel/contract';
import { EventId, TripId } from '../kernel/ids';
import { Instant } from '../kernel/values';
import { Departure } from '../trips/departure';
import { TripRow } from '../trips/trip';
import { SharedCounts } from './counts.contract';
import { DueDeadline } from './due';
import { TOLD_KINDS } from './kinds';
import { LiveEvent, NOTIFICATION_KINDS } from './live-event';

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
  input: z.object({}),
  output: z.object({
    user: SessionUser,
    counts: SharedCounts,
    notifications: z.array(Shown),
    /** The kinds the user does not want on the screen. */
    quiet: z.array(z.enum(NOTIFICATION_KINDS)),
    /** The help tours the user has seen. */
    tours_seen: z.array(z.string()),
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
  input: z.object({ id: EventId }),
  output: z.object({ status: z.literal('success') }),
  refusals: ['record.stale'],
});
const mark = contract({
  id: 'misc.notifications.mark',
  service: 'misc',
  method: 'PUT',
  path: '/api/v1/notifications',
  handler: 'notifications/mark',
  summary: 'Mark one notification as read or unread, or with `all` everything up to it as read.',
  access: signedIn,
  input: z.object({ id: EventId, read: z.boolean(), all: z.boolean().default(false) }),
  output: z.object({ status: z.literal('success') }),
  refusals: ['record.stale'],
});
const list = contract({
  id: 'misc.notifications.list',
  service: 'misc',
  method: 'GET',
  path: '/api/v1/notifications',
  handler: 'notifications/list',
  summary: "A user's notifications, the newest first, by kind and whether they are read.",
  access: signedIn,
  input: z.object({
    kind: z.enum(TOLD_KINDS).optional(),
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
  input: z.object({ after: EventId }),
  output: z.object({ events: z.array(LiveEvent), reset: z.boolean() }),
});
const dashboard = contract({
  id: 'misc.dashboard.get',
  service: 'misc',
  method: 'GET',
  path: '/api/v1/dashboard',
  handler: 'notifications/dashboard',
  summary: 'What an advisor should see first.',
  access: { kind: 'signed_in', permissions: ['Dashboard'], action: 'open the dashboard' },
  input: z.object({}),
  output: z.object({
    upcoming: z.array(Departure),
    /** Overdue or due within a week, the first first; left out for those who are told of none. */
    deadlines: z.array(DueDeadline).optional(),
    recent: z.array(TripRow),
    /** `unpaid` is left out for those who do not see sales. */
    counts: z.object({ trips: z.int(), departing_soon: z.int(), unpaid: z.int().optional() }),
  }),
});
const firstSteps = contract({
  id: 'misc.first-steps.get',
  service: 'misc',
  method: 'GET',
  path: '/api/v1/first_steps',
  handler: 'notifications/first-steps',
  summary: 'What a company that has just begun has done so far, and its example trip.',
  access: { kind: 'signed_in', permissions: ['Dashboard'], action: 'open the dashboard' },
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

export const notificationsContracts = byId(shell, seen, mark, list, since, dashboard, firstSteps, health);
