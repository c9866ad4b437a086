import { QueryClient } from '@tanstack/react-query';
import type { NotificationKind } from '@wayline/core/notifications/live-event';
import { expect, it, vi } from 'vitest';
import { refreshAfter } from './live-refresh';

const CASES: readonly [rule: string, kind: NotificationKind, key: string][] = [
  ['R-SHELL-181', 'subscription_payment_succeeded', 'subscription'],
  ['R-SHELL-182', 'confirm_payment', 'payments'],
  ['R-SHELL-183', 'trip_data_updated', 'trips'],
  ['R-SHELL-183', 'trip_data_updated', 'itineraries'],
  ['R-SHELL-184', 'booking_data_updated', 'trips'],
  ['R-SHELL-184', 'booking_data_updated', 'itineraries'],
  ['R-SHELL-185', 'received_form', 'forms'],
  ['R-SHELL-186', 'invoice_added_or_updated', 'invoices'],
  ['R-SHELL-187', 'task_added_or_updated', 'checklists'],
  ['R-SHELL-188', 'flight_reservation_system_update', 'trips'],
  ['R-SHELL-190', 'reminder_update', 'reminders'],
  ['R-SHELL-192', 'message_received', 'messages'],
];

it.each(CASES)('%s reads again what %s makes old, and the counts', async (_rule, kind, key) => {
  const client = new QueryClient();
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  await refreshAfter(client, { kind });
  const keys = invalidate.mock.calls.map(([filters]) => filters?.queryKey);
  expect(keys).toContainEqual(['shell']);
  expect(keys).toContainEqual([key]);
});
