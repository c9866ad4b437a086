import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../../../../lib/session';
import { fakeFetch } from '../../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../../testing/people';
import { renderInApp } from '../../../../testing/render-in-app';
import { TripCreatePage } from './trip-create-page';

const MARA = {
  id: 'cli_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  ind_code: 'C-1001',
  first_name: 'Mara',
  last_name: 'Li',
  emails: [],
};
const CLIENTS = '/services/crm/api/v1/individuals';
const answer = () =>
  fakeFetch({
    [`GET ${CLIENTS}`]: { json: { clients: [], total: 0 } },
    [`GET ${CLIENTS}/${MARA.id}`]: { json: { client: MARA, documents: [], trip_links: [] } },
    [`POST ${CLIENTS}`]: { json: { client: MARA } },
    'POST /services/trips/api/v1/trips': { json: { trip: { id: 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV' } } },
  });
const open = (path = '/trip_create') => renderInApp(<TripCreatePage />, { path });
const client = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Client' });
const create = async () => {
  await userEvent.type(screen.getByLabelText('Trip name'), 'Kyoto');
  await userEvent.click(screen.getByRole('button', { name: 'Create trip' }));
};
const ofTrips = (sent: ReturnType<typeof answer>) => sent.filter(({ url }) => url.pathname.endsWith('/v1/trips'));

beforeEach(() => {
  localStorage.clear();
  signIn(TOKENS, sessionUser());
});

it('begins with the client that the address names, who leads the trip', async () => {
  const sent = answer();
  open(`/trip_create?client=${MARA.id}`);
  await waitFor(() => expect(client().value).toBe('Mara Li · C-1001'));
  await create();
  await waitFor(() => expect(ofTrips(sent)).toHaveLength(1));
  expect(ofTrips(sent)[0]?.body).toMatchObject({ trip_name: 'Kyoto', client_id: MARA.id });
});

it('adds a client by name, and creates the trip with them in one call', async () => {
  const sent = answer();
  open();
  await userEvent.type(client(), 'Mara Li');
  await userEvent.click(await screen.findByRole('option', { name: 'Add “Mara Li” as a new client' }));
  await waitFor(() => expect(client().value).toBe('Mara Li · C-1001'));
  await create();
  await waitFor(() => expect(ofTrips(sent)).toHaveLength(1));
  expect(ofTrips(sent)[0]?.body).toMatchObject({ client_id: MARA.id });
});

it('asks who may not view client profiles for no client, and needs none', async () => {
  signIn(TOKENS, sessionUser({ permissions_data: ['View Trips', 'Edit Trips'] }));
  const sent = answer();
  open(`/trip_create?client=${MARA.id}`);
  expect(screen.queryByRole('combobox', { name: 'Client' })).toBeNull();
  await create();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).not.toHaveProperty('client_id');
});
