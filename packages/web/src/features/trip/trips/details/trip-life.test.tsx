import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PERMISSIONS } from '@wayline/core/access/permissions';
import { Trip } from '@wayline/core/areas/trip/trips/trip';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { signIn } from '../../../../lib/session';
import { dismissToast, shownToasts } from '../../../../lib/toast-store';
import { fakeFetch } from '../../../../testing/fake-fetch';
import { leaveApp } from '../../../../testing/leave-app';
import { sessionUser, TOKENS } from '../../../../testing/people';
import { renderInApp } from '../../../../testing/render-in-app';
import type { PlannedTrip } from '../use-trip';
import { TripMenu } from './trip-menu';

const trip = Trip.parse({
  id: 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  code: 'T-1001',
  trip_name: 'Amalfi',
  user_id: sessionUser().id,
  advisor_name: 'Marta Lindqvist',
  trip_pax: 0,
  trip_reservations: 0,
  created_at: '2026-11-21T09:00:00.000Z',
  updated_at: '2026-11-21T09:00:00.000Z',
  version: 1,
});
const CANCELLED = { ...trip, trip_status: 'CANCELLED' as const };
const AT = '/services/trips/api/v1/trips';
const onChanged = vi.fn(async () => undefined);
const outcomes = { outcomes: [{ id: trip.id, done: true, changed: true }] };

/** The menu of a trip, opened. */
const menu = async (of: Trip = trip) => {
  renderInApp(<TripMenu whole={{ trip: of } as unknown as PlannedTrip} onChanged={onChanged} />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  return screen.findByRole('menu');
};
const choose = async (entry: string, of?: Trip) =>
  userEvent.click(within(await menu(of)).getByRole('menuitem', { name: entry }));

// What the menu fetches when it is chosen.
beforeAll(async () => {
  await Promise.all([import('./life-dialogs'), import('../list/life-acts')]);
});
beforeEach(() => {
  onChanged.mockClear();
  signIn(TOKENS, sessionUser({ permissions_data: [...PERMISSIONS] }));
});
afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

it('R-TRIP-153 offers what the life of a trip allows: cancelling or restoring, archiving or taking back', async () => {
  const names = (list: HTMLElement) =>
    within(list)
      .getAllByRole('menuitem')
      .slice(-4)
      .map((item) => item.textContent);
  expect(names(await menu())).toEqual(['Copy trip', 'Archive', 'Cancel trip', 'Delete trip']);
  leaveApp();
  signIn(TOKENS, sessionUser({ permissions_data: [...PERMISSIONS] }));
  const put = Trip.parse({ ...CANCELLED, archived_at: trip.created_at });
  expect(names(await menu(put))).toEqual(['Copy trip', 'Unarchive', 'Restore trip', 'Delete trip']);
});
it('R-TRIP-108 R-TRIP-153 cancels with a note, and asks what becomes of the links', async () => {
  const sent = fakeFetch({ [`POST ${AT}/${trip.id}/cancel`]: { json: { trip: CANCELLED } } });
  await choose('Cancel trip');
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Cancellation reason' }), 'Broken leg');
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Turn off client links' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel trip' }));
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
  expect(sent[0]?.body).toEqual({ note: 'Broken leg', close_links: true });
});
it('R-TRIP-153 restores a cancelled trip at once', async () => {
  const sent = fakeFetch({ [`POST ${AT}/${trip.id}/restore`]: { json: { trip } } });
  await choose('Restore trip', CANCELLED);
  expect(await screen.findByText('Amalfi is new request again')).toBeTruthy();
  expect([sent.length, onChanged.mock.calls.length]).toEqual([1, 1]);
});
it('R-TRIP-044 archives at once, and Undo takes it back', async () => {
  const sent = fakeFetch({
    [`POST ${AT}/archive`]: { json: outcomes },
    [`POST ${AT}/unarchive`]: { json: outcomes },
  });
  await choose('Archive');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent.map(({ url }) => url.pathname)).toEqual([`${AT}/archive`, `${AT}/unarchive`]));
});
it('R-TRIP-153 deletes only after a yes, and Undo brings the trip back', async () => {
  const sent = fakeFetch({
    [`POST ${AT}/delete`]: { json: outcomes },
    [`POST /services/trips/api/v1/deleted_trips/${trip.id}/restore`]: { json: { trip } },
  });
  await choose('Delete trip');
  const asked = await screen.findByRole('alertdialog', { name: 'Delete 1 trip?' });
  expect(sent).toEqual([]);
  await userEvent.click(within(asked).getByRole('button', { name: 'Yes, delete it!' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]?.body).toEqual({ ids: [trip.id] });
});
it('R-SHELL-224 who may not delete trips is not offered to', async () => {
  signIn(TOKENS, sessionUser({ permissions_data: ['View Trips'] }));
  const shown = within(await menu());
  expect(shown.getByRole('menuitem', { name: 'History' })).toBeTruthy();
  expect(shown.queryByRole('menuitem', { name: 'Delete trip' })).toBeNull();
});
