import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { signIn } from '../../lib/session';
import { fakeFetch } from '../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../testing/people';
import { renderInApp } from '../../testing/render-in-app';
import { CommandPalette } from './command-palette';

const trip = (id: string, trip_name: string) => ({ id, trip_name, code: 'T-1' });
const LIST = 'GET /services/trips/api/v1/trips';
const BOOKINGS = 'GET /services/book/api/v1/company_bookings';
const CLIENTS = 'GET /services/crm/api/v1/individuals';
const noClients = { json: { clients: [], total: 0 } };

beforeEach(() => signIn(TOKENS, sessionUser()));

it('Enter goes to what was typed, not to what stood there while it was searched for', async () => {
  fakeFetch({
    [LIST]: ({ url }) => ({
      json: {
        trips: url.searchParams.get('search') === 'kyoto' ? [trip('trp_2', 'Kyoto')] : [trip('trp_1', 'Amalfi')],
        total: 2,
      },
    }),
    [BOOKINGS]: { json: { bookings: [], total: 0 } },
    [CLIENTS]: noClients,
  });
  renderInApp(<CommandPalette onClose={() => undefined} />);
  await screen.findByText('Amalfi');
  await userEvent.type(screen.getByRole('combobox'), 'kyoto{Enter}');
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/trips/trp_2/planner'));
});
it('goes where the arrows lead', async () => {
  fakeFetch({ [LIST]: { json: { trips: [], total: 0 } } });
  renderInApp(<CommandPalette onClose={() => undefined} />);
  await userEvent.type(screen.getByRole('combobox'), '{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/trips'));
});
it('finds bookings, each of which opens in its trip', async () => {
  const booking = {
    id: 'bkg_1',
    trip_id: 'trp_1',
    title: 'Dinner at Gino',
    supplier_name: 'Gino',
    trip: { trip_name: 'Amalfi' },
  };
  fakeFetch({
    [LIST]: { json: { trips: [], total: 0 } },
    [BOOKINGS]: { json: { bookings: [booking], total: 1 } },
    [CLIENTS]: noClients,
  });
  renderInApp(<CommandPalette onClose={() => undefined} />);
  await userEvent.type(screen.getByRole('combobox'), 'gino');
  await userEvent.click(await screen.findByText('Dinner at Gino'));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/trips/trp_1/planner?booking=bkg_1'));
});
it('finds clients, each of which opens in the profile, for people who may view them', async () => {
  const client = { id: 'cli_1', ind_code: 'C-1042', first_name: 'Mara', last_name: 'Lindqvist', emails: [], tags: [] };
  const sent = fakeFetch({
    [LIST]: { json: { trips: [], total: 0 } },
    [BOOKINGS]: { json: { bookings: [], total: 0 } },
    [CLIENTS]: { json: { clients: [client], total: 1 } },
  });
  const { unmount } = renderInApp(<CommandPalette onClose={() => undefined} />);
  await userEvent.type(screen.getByRole('combobox'), 'mara');
  await userEvent.click(await screen.findByText('Mara Lindqvist'));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/crm/clients/cli_1'));
  unmount();
  const asked = () => sent.filter(({ url }) => url.pathname === '/services/crm/api/v1/individuals').length;
  const before = asked();
  signIn(TOKENS, sessionUser({ permissions_data: ['View Trips'] }));
  renderInApp(<CommandPalette onClose={() => undefined} />);
  await userEvent.type(screen.getByRole('combobox'), 'mara');
  await screen.findByText(/^No matches/);
  expect(asked()).toBe(before);
});
it('says that it cannot search without a connection, and does not call that no match', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  renderInApp(<CommandPalette onClose={() => undefined} />);
  await userEvent.type(screen.getByRole('combobox'), 'kyoto');
  expect((await screen.findByRole('alert')).textContent).toContain('Check your connection and try again.');
  expect(screen.queryByText(/^No matches/)).toBeNull();
});
