import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../../lib/session';
import { fakeFetch } from '../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../testing/people';
import { renderInApp } from '../../testing/render-in-app';
import { CommandPalette } from './command-palette';

const trip = (id: string, trip_name: string) => ({ id, trip_name, code: 'T-1' });
const LIST = 'GET /services/trips/api/v1/trips';
const BOOKINGS = 'GET /services/book/api/v1/company_bookings';

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
  });
  renderInApp(<CommandPalette onClose={() => undefined} />);
  await userEvent.type(screen.getByRole('combobox'), 'gino');
  await userEvent.click(await screen.findByText('Dinner at Gino'));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/trips/trp_1/planner?booking=bkg_1'));
});
