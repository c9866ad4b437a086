import * as z from 'zod';
import { SessionUser } from '../identity/session-user';
import { byId, contract } from '../kernel/contract';
import { EventId } from '../kernel/ids';
import { Instant } from '../kernel/values';
import { Departure } from '../trips/departure';
import { TripRow } from '../trips/trip';
import { LiveEvent, NOTIFICATION_KINDS } from './live-event';

const signedIn = { kind: 'signed_in' } as const;
export const SHARED_COUNTS = z.object({
  internal_message_count: z.int(),
  deadlines_and_alert_count: z.int(),
  notifications_count: z.int(),
  message_notifications_count: z.int(),
  booking_flow_notifications_count: z.int(),
});
const Shown = z.object({
  id: EventId,
  kind: z.enum(NOTIFICATION_KINDS),
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
  output: z.object({ user: SessionUser, counts: SHARED_COUNTS, notifications: z.array(Shown) }),
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
});
const count = contract({
  id: 'misc.notifications.count',
  service: 'misc',
  method: 'POST',
  path: '/notifications',
  handler: 'notifications/count',
  effect: 'read',
  summary: 'How many notifications are unread.',
  access: signedIn,
  input: z.object({ uid: z.string().max(60).optional(), type: z.literal('getcount') }),
  output: z.object({ notifications_count: z.int() }),
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
    recent: z.array(TripRow),
    counts: z.object({ trips: z.int(), departing_soon: z.int(), unpaid: z.int() }),
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

export const notificationsContracts = byId(shell, seen, count, since, dashboard, health);
