import { QueryClient } from '@tanstack/react-query';
import type { NotificationKind } from '@wayline/core/areas/live/live-event';
import type { ItineraryId, TripId } from '@wayline/core/base/ids';
import { expect, it, vi } from 'vitest';
import { tripMoneyQuery } from '../accounting/invoice-queries';
import { checklistQueries } from '../trip/checklists/checklist-queries';
import { historyQueries } from '../trip/history/history-queries';
import { itineraryQueries } from '../trip/itinerary/itinerary-queries';
import { detailQueries } from '../trip/trips/details/detail-queries';
import { tripQueries } from '../trip/trips/trip-queries';
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
  ['News of payments', 'invoice_added_or_updated', 'payments'],
  ['R-SHELL-187', 'task_added_or_updated', 'checklists'],
  ['R-SHELL-188', 'flight_reservation_system_update', 'trips'],
  ['R-SHELL-189', 'profile_import_or_export', 'profiles'],
  ['R-SHELL-190', 'reminder_update', 'reminders'],
  ['R-SHELL-191', 'booking_email_process', 'trips'],
  ['News of the books', 'ledger_updated', 'ledger'],
  ['News of clients', 'client_data_updated', 'clients'],
  ['Of what is still to come, a message', 'message_received', 'messages'],
];

it.each(CASES)('%s reads again what %s makes old, and the counts', async (_rule, kind, key) => {
  const client = new QueryClient();
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  await refreshAfter(client, { kind });
  const keys = invalidate.mock.calls.map(([filters]) => filters?.queryKey);
  expect(keys).toContainEqual(['shell']);
  expect(keys).toContainEqual([key]);
});

const TRIP = 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV' as TripId;
const TI = 'tin_01ARZ3NDEKTSV4RRFFQ69G5FAV' as ItineraryId;
/** The parts of an open trip's screens, by what they read. */
const PARTS: Record<string, readonly unknown[]> = {
  planner: tripQueries.one(TRIP).queryKey,
  history: historyQueries.entries(TRIP, undefined).queryKey,
  deleted: historyQueries.deletedBookings(TRIP).queryKey,
  files: detailQueries.files(TRIP).queryKey,
  collaborators: detailQueries.collaborators(TRIP).queryKey,
  itinerary: itineraryQueries.one(TRIP, TI).queryKey,
  preview: itineraryQueries.preview(TRIP, TI).queryKey,
  checklist: checklistQueries.ofTrip(TRIP).queryKey,
  cancellation: ['bookings', 'bkg_1', 'cancellation'],
  reminders: ['reminders', TRIP],
  messages: ['messages', TRIP],
  forms: ['forms', TRIP],
  money: tripMoneyQuery(TRIP).queryKey,
};
const OF_TRIP = ['planner', 'money', 'history', 'deleted', 'files', 'collaborators', 'itinerary', 'preview'];
const CONCERNED: readonly [kind: NotificationKind, parts: readonly string[]][] = [
  ['trip_data_updated', OF_TRIP],
  ['booking_data_updated', [...OF_TRIP, 'cancellation']],
  ['booking_email_process', OF_TRIP],
  ['reminder_update', ['planner', 'history', 'deleted', 'files', 'collaborators', 'reminders']],
  ['task_added_or_updated', ['checklist']],
  ['message_received', ['messages']],
  ['received_form', ['forms']],
];
it.each(CONCERNED)(
  'R-TRIP-198 reads again the parts of an open trip that %s concerns, and no others',
  async (kind, parts) => {
    const client = new QueryClient();
    for (const key of Object.values(PARTS)) client.setQueryData(key, {});
    await refreshAfter(client, { kind });
    const old = Object.keys(PARTS).filter((part) => client.getQueryState(PARTS[part] ?? [])?.isInvalidated);
    expect(old.sort()).toEqual([...parts].sort());
  },
);
it('R-TRIP-198 reads only the list of bookings again for a change in a trip that is not open here', async () => {
  const client = new QueryClient();
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  await refreshAfter(client, { kind: 'booking_data_updated', channel: 'bookings' });
  expect(invalidate.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([['table', 'bookings']]);
});

it('looks at lists once more, a second after the last of several events, when their index has heard of it too', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const client = new QueryClient();
  await refreshAfter(client, { kind: 'trip_data_updated' });
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  vi.advanceTimersByTime(900);
  await refreshAfter(client, { kind: 'booking_data_updated', channel: 'bookings' });
  invalidate.mockClear();
  vi.advanceTimersByTime(900);
  expect(invalidate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  const again = [['shell'], ['table', 'trips'], ['dashboard'], ['checklists', 'tasks'], ['table', 'bookings']];
  expect(invalidate.mock.calls.map(([filters]) => filters?.queryKey)).toEqual(again);
  vi.advanceTimersByTime(5_000);
  expect(invalidate).toHaveBeenCalledTimes(again.length);
});
