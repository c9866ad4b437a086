import * as z from 'zod';
import { byId, contract } from '../../contract/contract';

const signedIn = { kind: 'signed_in' } as const;

/**
 * The five counts the shell holds: internal messages, deadlines and alerts, notifications, message notifications, booking-flow notifications.
 * The shell's one call brings them together. Source: R-SHELL-158, enum shared_counts.
 */
export const SharedCounts = z.object({
  internal_message_count: z.int(),
  deadlines_and_alert_count: z.int(),
  notifications_count: z.int(),
  message_notifications_count: z.int(),
  booking_flow_notifications_count: z.int(),
});

/** Messages and booking flows count themselves in once those areas exist; until then nothing waits there. Shared by the shell and the single counts, so that they agree. */
export const NOTHING_WAITS = {
  internal_message_count: 0,
  message_notifications_count: 0,
  booking_flow_notifications_count: 0,
};

const internalMessages = contract({
  id: 'messaging.internal-messages.count',
  service: 'messaging',
  method: 'GET',
  path: '/api/v1/internal_messages/count.json',
  handler: 'notifications/count-internal-messages',
  summary: 'How many messages of colleagues are not read.',
  access: signedIn,
  keyScope: 'messaging:read',
  viewableByParent: true,
  input: z.object({}),
  output: SharedCounts.pick({ internal_message_count: true }),
});
const deadlines = contract({
  id: 'misc.deadlines-alerts.count',
  service: 'misc',
  method: 'GET',
  path: '/api/v1/deadlines_and_alerts/get_count.json',
  handler: 'notifications/count-deadlines',
  summary:
    'How many of one’s own open tasks, final payments and reminders are due within a week, with the tasks of days before.',
  access: signedIn,
  keyScope: 'misc:read',
  viewableByParent: true,
  decidesBy: ['Company Reservation Deadlines', 'Client Reservation Deadlines'],
  input: z.object({}),
  output: SharedCounts.pick({ deadlines_and_alert_count: true }),
});
const notifications = contract({
  id: 'misc.notifications.count',
  service: 'misc',
  method: 'POST',
  path: '/notifications',
  handler: 'notifications/count',
  effect: 'read',
  summary: 'How many notifications are unread.',
  access: signedIn,
  keyScope: 'misc:write',
  viewableByParent: true,
  input: z.object({ uid: z.string().max(60).optional(), type: z.literal('getcount') }),
  output: SharedCounts.pick({ notifications_count: true }),
});
const messages = contract({
  id: 'messaging.notifications.count',
  service: 'messaging',
  method: 'POST',
  path: '/api/v1/message_notifications',
  handler: 'notifications/count-messages',
  effect: 'read',
  summary: 'How many messages of clients are not read.',
  access: signedIn,
  keyScope: 'messaging:write',
  viewableByParent: true,
  input: z.object({ type: z.literal('getmsgcount') }),
  output: SharedCounts.pick({ message_notifications_count: true }),
});
const bookingFlow = contract({
  id: 'book.flow-notifications.count',
  service: 'book',
  method: 'POST',
  path: '/api/v1/booking_flow_notifications',
  handler: 'notifications/count-booking-flow',
  effect: 'read',
  summary: 'How many steps of clients in the booking flow are not looked at.',
  access: signedIn,
  keyScope: 'book:write',
  viewableByParent: true,
  input: z.object({ type: z.literal('getcount') }),
  output: SharedCounts.pick({ booking_flow_notifications_count: true }),
});

export const countsContracts = byId(internalMessages, deadlines, notifications, messages, bookingFlow);
