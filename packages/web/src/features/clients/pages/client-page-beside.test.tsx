import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { ClientPage } from './client-page';

const ID = `cli_${'1'.padStart(26, '0')}`;
const USER = 'usr_01ARZ3NDEKTSV4RRFFQ69G5FAV';
const TRIP = `trp_${'1'.padStart(26, '0')}`;
const AT = `/services/crm/api/v1/individuals/${ID}`;
const EMPTY_LISTS = Object.fromEntries(
  [
    'addresses',
    'travel_companions',
    'special_conditions_requests',
    'occasions',
    'loyalty_programs',
    'favorite_hotels',
    'favorite_suppliers',
    'favorite_private_jets',
    'custom_sections',
    'cards',
    'place_visited',
    'place_i_wish_to_visit',
    'tags',
    'emails',
  ].map((name) => [name, []]),
);
const MARA = {
  ...EMPTY_LISTS,
  id: ID,
  ind_code: 'C-1042',
  first_name: 'Mara',
  last_name: 'Lindqvist',
  nick_name: 'Mari',
  client_status: 'active',
  advisor_id: [USER],
  trips: 1,
  created_by: USER,
  created_at: '2031-01-01T00:00:00.000Z',
  updated_at: '2031-01-01T00:00:00.000Z',
  version: 3,
};
const NOTE = {
  id: 'client_note_1',
  client_id: ID,
  kind: 'call',
  text: 'Wants a quieter room',
  author_id: USER,
  author_name: 'Olivia Vale',
  created_at: '2031-02-01T00:00:00.000Z',
  came_from: [],
  version: 1,
};
const CHANGE = {
  id: 'aud_1',
  at: '2031-01-15T00:00:00.000Z',
  kind: 'profile',
  sentence: 'Olivia Vale changed phone',
  details: ['Phone: 1 → 2'],
  undoable: true,
};

beforeAll(() => import('../history/history-sheet'));
beforeEach(() => signIn(TOKENS, sessionUser()));

const open = (answers: Parameters<typeof fakeFetch>[0] = {}) => {
  const link = { client_id: ID, trip_id: TRIP, traveler_id: 't', added_at: '2031-03-01T00:00:00.000Z' };
  const sent = fakeFetch({
    [`GET ${AT}`]: { json: { client: MARA, documents: [], trip_links: [link], notes: [NOTE] } },
    [`GET ${AT}/related`]: { json: { companions: [], named_by: [] } },
    [`GET ${AT}/history`]: { json: { entries: [CHANGE] } },
    [`GET ${AT}/attachments`]: {
      json: {
        files: [
          {
            ...{ id: 'fil_1', client_id: ID, name: 'Waiver.pdf', size: 1_250_000, added_by: 'Olivia Vale' },
            created_at: '2031-02-01T00:00:00.000Z',
            came_from: [],
          },
        ],
      },
    },
    [`GET /services/trips/api/v1/individuals/${ID}/trips`]: {
      json: {
        trips: [
          {
            ...{ id: TRIP, code: 'T-1001', trip_name: 'Kyoto in spring', trip_status: 'CONFIRMED' },
            ...{ trip_destinations: [], trip_pax: 2, traveler_id: 't' },
          },
        ],
        hidden: 0,
      },
    },
    'GET /services/users/api/v1/company_users': { json: { users: [] } },
    'GET /services/lookups/api/v1/occasions': { json: { occasions: {} } },
    'GET /services/crm/api/v1/user_relations': { json: { rows: [] } },
    ...answers,
  });
  renderInApp(
    <Routes>
      <Route path="/crm/clients/:client_id" element={<ClientPage />} />
    </Routes>,
    { path: `/crm/clients/${ID}` },
  );
  return sent;
};
const section = async (name: string) => within(await screen.findByRole('region', { name }));

it('R-ACC-074 lists the files of a client by name, type and size in MB', async () => {
  open();
  const files = await section('Files');
  const [row] = await files.findAllByRole('listitem');
  expect(row?.textContent).toMatch(/Waiver\.pdf.*PDF · 1\.25 MB · Olivia Vale/);
});

it('R-ACC-071 a note is written with its type, and stands with its author', async () => {
  const sent = open({ [`POST ${AT}/notes`]: { json: { note: NOTE } } });
  const notes = await section('Notes and conversations');
  expect(notes.getByRole('listitem').textContent).toMatch(/Wants a quieter room.*Call.*Olivia Vale/);
  await userEvent.click(notes.getByRole('button', { name: 'Add note' }));
  await userEvent.selectOptions(notes.getByLabelText('Type'), 'meeting');
  await userEvent.type(notes.getByLabelText('What happened'), ' Met for lunch ');
  await userEvent.click(notes.getByRole('button', { name: 'Save note' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ kind: 'meeting', text: 'Met for lunch' }),
  );
});

it('R-ACC-071 the timeline tells trips, notes and changes, newest first, and takes a change back', async () => {
  const sent = open({ [`POST ${AT}/history/aud_1/undo`]: { json: { client: MARA } } });
  const timeline = await section('Timeline');
  await timeline.findByRole('link', { name: 'Kyoto in spring' });
  expect(timeline.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 20))).toEqual([
    expect.stringMatching(/^Added to Kyoto/),
    expect.stringMatching(/^Olivia Vale: Wants/),
    expect.stringMatching(/^Olivia Vale changed/),
  ]);
  await userEvent.click(timeline.getByRole('button', { name: 'Changes' }));
  expect(timeline.getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(timeline.getByRole('button', { name: 'Undo: Olivia Vale changed phone' }));
  await screen.findByText('Change undone');
  expect(sent.some(({ url }) => url.pathname.endsWith('/history/aud_1/undo'))).toBe(true);
});

it('R-ACC-071 each section has its own history', async () => {
  const sent = open();
  const personal = await section('Personal');
  await userEvent.click(personal.getByRole('button', { name: 'History: Personal' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'History: Personal' }));
  await sheet.findByText('Phone: 1 → 2');
  const asked = sent.filter(({ url }) => url.pathname.endsWith('/history')).map(({ url }) => url.searchParams);
  expect(asked.at(-1)?.get('fields')).toMatch(/^title,first_name,.*nick_name/);
});
