import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Traveler } from '@wayline/core/areas/trip/trips/traveler';
import { Trip } from '@wayline/core/areas/trip/trips/trip';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../../../../lib/session';
import { fakeFetch, refusal } from '../../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../../testing/people';
import { renderInApp } from '../../../../testing/render-in-app';
import type { PlannedTrip } from '../use-trip';
import { TravelerDialog } from './traveler-dialog';
import { TravelerList } from './traveler-list';

const made = { created_at: '2026-11-21T09:00:00.000Z', version: 1 };
const trip = Trip.parse({
  ...made,
  id: 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  code: 'T-1001',
  trip_name: 'Amalfi in spring',
  user_id: sessionUser().id,
  advisor_name: 'Marta Lindqvist',
  trip_pax: 1,
  trip_reservations: 0,
  updated_at: made.created_at,
});
const traveler = (differs: object = {}) =>
  Traveler.parse({
    ...made,
    id: 'tvl_01ARZ3NDEKTSV4RRFFQ69G5FAV',
    trip_id: trip.id,
    first_name: 'Mara',
    last_name: 'Li',
    email: 'mara@x.test',
    ...differs,
  });
const MARA = {
  id: 'cli_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  ind_code: 'C-1001',
  first_name: 'Mara',
  last_name: 'Lindqvist',
  emails: ['mara@x.test'],
  phone: '+1 555 010 4471',
  dob: '1984-06-02',
  version: 3,
};
const CLIENTS = '/services/crm/api/v1/individuals';
const TRAVELERS = `/services/trips/api/v1/trips/${trip.id}/travelers`;
const ONE = `${TRAVELERS}/${traveler().id}`;
const ANSWERS = {
  [`GET ${CLIENTS}`]: { json: { clients: [MARA], total: 1 } },
  [`GET ${CLIENTS}/${MARA.id}`]: { json: { client: MARA, documents: [], trip_links: [] } },
  [`PUT ${CLIENTS}/${MARA.id}`]: { json: { client: MARA } },
  [`POST ${TRAVELERS}`]: { json: { message: 'Added', traveler: traveler() } },
  [`PUT ${ONE}`]: { json: { traveler: traveler() } },
  [`POST ${ONE}/client`]: {
    json: { traveler: traveler({ client_id: MARA.id, version: 2 }), client_id: MARA.id, differences: [] },
  },
  [`DELETE ${ONE}/client`]: { json: { traveler: traveler({ version: 3 }) } },
};
const whole = (travelers: readonly Traveler[]) => ({ trip, travelers, bookings: [] }) as unknown as PlannedTrip;
const dialog = (known?: Traveler) =>
  renderInApp(
    <TravelerDialog
      whole={whole(known ? [known] : [])}
      known={known}
      onClose={() => undefined}
      onSaved={async () => undefined}
    />,
  );
const written = (sent: ReturnType<typeof fakeFetch>) => sent.filter(({ method }) => method !== 'GET');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const entryOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

beforeEach(() => {
  localStorage.clear();
  signIn(TOKENS, sessionUser());
});

it('fills the fields from the client who is picked, and links them', async () => {
  const sent = fakeFetch(ANSWERS);
  dialog();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Also save as a client' }).checked).toBe(true);
  await userEvent.type(screen.getByRole('combobox', { name: 'Client' }), 'mara');
  await userEvent.click(await screen.findByRole('option', { name: /Mara Lindqvist/ }));
  expect([entryOf('First name'), entryOf('Last name'), entryOf('Email')]).toEqual(['Mara', 'Lindqvist', 'mara@x.test']);
  expect(screen.queryByRole('checkbox', { name: 'Also save as a client' })).toBeNull();
  await press('Add traveler');
  await waitFor(() => expect(written(sent)).toHaveLength(1));
  expect(written(sent)[0]?.body).toMatchObject({ client_id: MARA.id, last_name: 'Lindqvist', dob: '1984-06-02' });
  expect(written(sent)[0]?.body).not.toHaveProperty('save_as_client');
});

const NILS = {
  client_id: 'cli_01ARZ3NDEKTSV4RRFFQ69G5FAX',
  first_name: 'Nils',
  last_name: 'Lindqvist',
  ind_code: 'C-2',
};
const IDA = { ...NILS, client_id: 'cli_01ARZ3NDEKTSV4RRFFQ69G5FAY', first_name: 'Ida', ind_code: 'C-3' };
const household = { household: { id: 'household_1', name: 'Lindqvists', address: {} }, members: [NILS, IDA] };
const RELATED = {
  [`GET ${CLIENTS}/${MARA.id}/related`]: { json: { companions: [], named_by: [], household } },
};

it('R-TRIP-054 counts those who were added, and says who was not and why', async () => {
  fakeFetch({
    ...ANSWERS,
    ...RELATED,
    [`POST ${TRAVELERS}`]: ({ body }) =>
      (body as { client_id?: string }).client_id === NILS.client_id
        ? refusal(409, 'traveler.client_deleted', 'This client is in the trash. Restore them first.')
        : { json: { message: 'Added', traveler: traveler() } },
  });
  dialog();
  await userEvent.type(screen.getByRole('combobox', { name: 'Client' }), 'mara');
  await userEvent.click(await screen.findByRole('option', { name: /Mara Lindqvist/ }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Nils Lindqvist' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ida Lindqvist' }));
  await press('Add traveler');
  await screen.findByText('2 travelers added');
  await screen.findByText('Couldn’t add Nils Lindqvist');
  screen.getByText('This client is in the trash. Restore them first.');
});

it('R-TRIP-054 offers the household of the client who is picked, and adds those who are ticked', async () => {
  const sent = fakeFetch({ ...ANSWERS, ...RELATED });
  dialog();
  await userEvent.type(screen.getByRole('combobox', { name: 'Client' }), 'mara');
  await userEvent.click(await screen.findByRole('option', { name: /Mara Lindqvist/ }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Nils Lindqvist' }));
  await press('Add traveler');
  await screen.findByText('2 travelers added');
  expect(written(sent).map(({ body }) => (body as { client_id?: string }).client_id)).toEqual([
    MARA.id,
    NILS.client_id,
  ]);
});

it('makes a client of a name that is typed, unless that is ticked off', async () => {
  const sent = fakeFetch(ANSWERS);
  dialog();
  await userEvent.type(screen.getByRole('combobox', { name: 'Client' }), 'Noa Berg');
  await userEvent.click(await screen.findByRole('option', { name: 'Add “Noa Berg” as a new client' }));
  expect([entryOf('First name'), entryOf('Last name')]).toEqual(['Noa', 'Berg']);
  await press('Add traveler');
  await waitFor(() => expect(written(sent)).toHaveLength(1));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Also save as a client' }));
  await press('Add traveler');
  await waitFor(() => expect(written(sent)).toHaveLength(2));
  expect(written(sent).map(({ body }) => (body as { save_as_client?: boolean }).save_as_client)).toEqual([
    true,
    undefined,
  ]);
});

it('is as it was for who may not view client profiles', () => {
  signIn(TOKENS, sessionUser({ permissions_data: ['View Trips', 'Edit Trips'] }));
  dialog();
  expect(screen.queryByRole('combobox', { name: 'Client' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Also save as a client' })).toBeNull();
});

it('shows where the trip and the profile differ, with a way out on either side', async () => {
  const sent = fakeFetch(ANSWERS);
  dialog(traveler({ client_id: MARA.id }));
  const list = within(await screen.findByRole('list', { name: 'Differences from the profile' }));
  expect(list.getAllByRole('listitem')).toHaveLength(3);
  expect(list.getByText('Trip: Li · Profile: Lindqvist')).toBeTruthy();
  await press('Update profile: Last name');
  await waitFor(() => expect(written(sent)[0]?.body).toEqual({ version: 3, last_name: 'Li' }));
  await press('Use profile: Last name');
  await waitFor(() => expect(list.queryByText(/Profile: Lindqvist/)).toBeNull());
  expect(entryOf('Last name')).toBe('Lindqvist');
});

it('links a traveler to a client and unlinks them, and saves what follows on the new version', async () => {
  const sent = fakeFetch(ANSWERS);
  dialog(traveler());
  await userEvent.type(screen.getByRole('combobox', { name: 'Client profile' }), 'mara');
  await userEvent.click(await screen.findByRole('option', { name: /Mara Lindqvist/ }));
  await screen.findByRole('link', { name: 'Mara Lindqvist · C-1001' });
  await press('Unlink client');
  await screen.findByRole('button', { name: 'Save as a client' });
  await press('Save traveler');
  await waitFor(() => expect(written(sent)).toHaveLength(3));
  expect(written(sent).map(({ body }) => body)).toEqual([
    { client_id: MARA.id },
    undefined,
    expect.objectContaining({ version: 3 }),
  ]);
});

it('leads from a traveler to their profile, for who may view it', async () => {
  const linked = whole([traveler({ client_id: MARA.id })]);
  const { unmount } = renderInApp(<TravelerList whole={linked} onChanged={async () => undefined} />);
  expect(screen.getByRole('link', { name: 'Mara Li' }).getAttribute('href')).toBe(`/crm/clients/${MARA.id}`);
  unmount();
  signIn(TOKENS, sessionUser({ permissions_data: ['View Trips', 'Edit Trips'] }));
  renderInApp(<TravelerList whole={linked} onChanged={async () => undefined} />);
  expect(screen.queryByRole('link', { name: 'Mara Li' })).toBeNull();
});
