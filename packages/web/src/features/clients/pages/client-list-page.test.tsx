import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch, refusal } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { onPhone } from '../../../testing/viewport';
import { ClientListPage } from './client-list-page';

const AT = '/services/crm/api/v1/individuals';
const LIST = `GET ${AT}`;
const TABLES = 'GET /services/users/api/v1/table_settings';
const TAGS = 'GET /services/crm/api/v1/getAllTagList';
const idOf = (n: number) => `cli_${String(n).padStart(26, '0')}`;
const row = (n: number, first_name: string) => ({
  id: idOf(n),
  ind_code: `C-${n}`,
  first_name,
  last_name: 'Lindqvist',
  emails: [`${first_name.toLowerCase()}@example.test`],
  trips: 0,
  tags: [],
  advisor_id: [],
  client_status: 'active',
  created_at: '2031-01-01T00:00:00.000Z',
  version: 1,
});
const listing = (...clients: ReturnType<typeof row>[]) => ({ json: { clients, total: clients.length } });
const everyone = { json: { changed: [idOf(1), idOf(2)], unchanged: [] } };

beforeAll(() =>
  Promise.all([
    import('../list/new-client-dialog'),
    import('../../tags/tag-dialog'),
    import('../../../ui/filters/filter-dialog'),
  ]),
);
beforeEach(() => {
  onPhone();
  signIn(TOKENS, sessionUser());
});

const open = (answers: Parameters<typeof fakeFetch>[0], path = '/crm/clients') => {
  const sent = fakeFetch({ [TABLES]: { json: { tables: {} } }, ...answers });
  renderInApp(<ClientListPage />, { path });
  return sent;
};

it('teaches a company without clients what they are for, and leads to the first', async () => {
  open({ [LIST]: listing() });
  await screen.findByRole('heading', { name: 'No clients yet' });
  expect(screen.getAllByRole('button', { name: 'New client' })).toHaveLength(2);
});
it('R-ACC-124 offers who may only view clients nothing that changes one', async () => {
  signIn(TOKENS, sessionUser({ permissions_data: ['View Client Profiles'] }));
  open({ [LIST]: listing(row(1, 'Mara')) });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Mara Lindqvist' }));
  for (const name of ['New client', 'Add tag', 'Assign advisor', 'Delete'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
it('R-ACC-124 shows the denial message where the server refuses', async () => {
  const denied = 'You do not have permission to view client profiles.';
  open({ [LIST]: refusal(403, 'access.permission', denied) });
  await screen.findByText(denied);
});
it('keeps its filters in the address, and asks the server for them', async () => {
  const sent = open({ [LIST]: listing(row(1, 'Mara')) }, '/crm/clients?status=prospect&tag=VIP&search=mar');
  await screen.findByText('Mara Lindqvist');
  const asked = sent.find(({ url }) => url.pathname === AT)?.url.searchParams ?? new URLSearchParams();
  expect(Object.fromEntries(asked)).toEqual({ per_page: '100', search: 'mar', status: 'prospect', tag: 'VIP' });
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Tag: VIP' }));
  expect(screen.getByTestId('address').textContent).toBe('/crm/clients?search=mar&status=prospect');
});
it('is narrowed in its dialog to the days that links narrow it to, and keeps the source of a link', async () => {
  const sent = open({ [LIST]: listing(row(1, 'Mara')) }, '/crm/clients?status=active&source=Referral');
  await screen.findByText('Mara Lindqvist');
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filter clients' }));
  for (const [label, day] of [
    ['Added on or after', '01/01/2031'],
    ['Added on or before', '12/31/2031'],
    ['Last traveled on or after', '01/01/2029'],
    ['Last traveled on or before', '12/31/2030'],
  ] as const)
    await userEvent.type(dialog.getByLabelText(label), day);
  await userEvent.click(dialog.getByRole('button', { name: 'Show clients' }));
  const asked = () => Object.fromEntries(sent.filter(({ url }) => url.pathname === AT).at(-1)?.url.searchParams ?? []);
  await waitFor(() =>
    expect(asked()).toEqual({
      ...{ per_page: '100', status: 'active', source: 'Referral', from: '2031-01-01', until: '2031-12-31' },
      ...{ traveled_from: '2029-01-01', traveled_until: '2030-12-31' },
    }),
  );
  for (const words of ['Last traveled by 12/31/2030', 'Source: Referral'])
    screen.getByRole('button', { name: `Remove filter: ${words}` });
});

describe('a new client', () => {
  it('R-ACC-122 is refused without a name, and with an email that is none, at the fields themselves', async () => {
    const sent = open({ [LIST]: listing(row(1, 'Mara')) });
    await userEvent.click(await screen.findByRole('button', { name: 'New client' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New client' }));
    await userEvent.type(dialog.getByLabelText('Email'), 'mara@');
    await userEvent.click(dialog.getByRole('button', { name: 'Add client' }));
    await dialog.findByText('Please fill this in.');
    expect(dialog.getByText('Please enter a valid email address.')).toBeTruthy();
    expect(sent.every(({ method }) => method === 'GET')).toBe(true);
  });
  it('R-ACC-118 is saved with what is known, title included, and its profile opens', async () => {
    const sent = open({ [LIST]: listing(row(1, 'Mara')), [`POST ${AT}`]: { json: { client: row(2, 'Ines') } } });
    await userEvent.click(await screen.findByRole('button', { name: 'New client' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New client' }));
    await userEvent.selectOptions(dialog.getByLabelText('Title'), 'Dr.');
    await userEvent.type(dialog.getByLabelText('First name'), 'Ines');
    await userEvent.type(dialog.getByLabelText('Tags'), 'VIP, Honeymoon');
    await userEvent.click(dialog.getByRole('button', { name: 'Add client' }));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(`/crm/clients/${idOf(2)}`));
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      title: 'Dr.',
      first_name: 'Ines',
      last_name: '',
      emails: [],
      tags: ['VIP', 'Honeymoon'],
    });
  });
});

describe('the selected clients', () => {
  it('get no tag, and nobody else does, where the list has changed and they are let be', async () => {
    let listed = listing(row(1, 'Mara'), row(2, 'Ole'));
    const sent = open({ [LIST]: () => listed, [TAGS]: { json: { lists: {} } } });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Mara Lindqvist' }));
    await userEvent.click(screen.getByRole('button', { name: 'Select all 2 that match' }));
    listed = listing(row(1, 'Mara'));
    await userEvent.click(screen.getByRole('button', { name: 'Add tag' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add tag' }));
    await userEvent.type(dialog.getByLabelText('Tag'), 'Brand new');
    await userEvent.click(dialog.getByRole('button', { name: 'Add tag' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'The list has changed' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText('Ole Lindqvist')).toBeNull());
    expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
  const select = async () => {
    for (const name of ['Select Mara Lindqvist', 'Select Ines Lindqvist'])
      await userEvent.click(await screen.findByRole('checkbox', { name }));
  };
  it('get a tag at once, and lose it by the undo', async () => {
    const tag = `POST ${AT}/tags`;
    const sent = open({
      [LIST]: listing(row(1, 'Mara'), row(2, 'Ines')),
      [TAGS]: { json: { lists: { individuals: [] } } },
      [tag]: everyone,
    });
    await select();
    await userEvent.click(screen.getByRole('button', { name: 'Add tag' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add tag' }));
    await userEvent.type(dialog.getByLabelText('Tag'), 'VIP{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const tagged = () => sent.filter(({ method, url }) => `${method} ${url.pathname}` === tag).map(({ body }) => body);
    const ids = [idOf(1), idOf(2)];
    await waitFor(() =>
      expect(tagged()).toEqual([
        { ids, tag: 'VIP', on: true },
        { ids, tag: 'VIP', on: false },
      ]),
    );
  });
  it('R-SHELL-194 are deleted once that was confirmed, and restored by the undo', async () => {
    const sent = open({
      [LIST]: listing(row(1, 'Mara'), row(2, 'Ines')),
      [`POST ${AT}/delete`]: everyone,
      [`POST ${AT}/restore`]: everyone,
    });
    await select();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete?' }));
    await userEvent.click(question.getByRole('button', { name: 'Yes, delete it!' }));
    await screen.findByText('2 clients deleted');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent.some(({ url }) => url.pathname === `${AT}/restore`)).toBe(true));
  });
});
