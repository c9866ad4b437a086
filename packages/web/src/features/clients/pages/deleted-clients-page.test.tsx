import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { onPhone } from '../../../testing/viewport';
import { DeletedClientsPage } from './deleted-clients-page';

const AT = '/services/crm/api/v1/individuals';
const ID = `cli_${'1'.padStart(26, '0')}`;
const MARA = {
  id: ID,
  ind_code: 'C-1',
  first_name: 'Mara',
  last_name: '',
  emails: [],
  trips: 0,
  tags: [],
  advisor_id: [],
  client_status: 'active',
  created_at: '2031-01-01T00:00:00.000Z',
  deleted_at: '2031-05-02T10:00:00.000Z',
  version: 2,
};
const done = { json: { changed: [ID], unchanged: [] } };

beforeEach(() => onPhone());

const open = () => {
  const sent = fakeFetch({
    'GET /services/users/api/v1/table_settings': { json: { tables: {} } },
    [`GET ${AT}`]: { json: { clients: [MARA], total: 1 } },
    [`POST ${AT}/restore`]: done,
    [`POST ${AT}/permanent_delete`]: done,
  });
  renderInApp(<DeletedClientsPage />, { path: '/crm/clients/deleted' });
  return { sent, posted: () => sent.filter(({ method }) => method === 'POST').map(({ url }) => url.pathname) };
};

it('R-ACC-137 says until when a client can be restored, and restores them', async () => {
  signIn(TOKENS, sessionUser());
  const { sent, posted } = open();
  await screen.findByText('C-1 · Kept until 06/01/2031');
  expect(sent.some(({ url }) => url.searchParams.get('show') === 'deleted')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Restore Mara' }));
  await screen.findByText('Mara restored');
  expect(posted()).toEqual([`${AT}/restore`]);
});
it('R-ACC-137 deletes for good only once that was confirmed', async () => {
  signIn(TOKENS, sessionUser());
  const { posted } = open();
  const ask = async (answer: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Mara for good' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: answer }));
  };
  await ask('Cancel');
  expect(posted()).toEqual([]);
  await ask('Yes, delete it!');
  await waitFor(() => expect(posted()).toEqual([`${AT}/permanent_delete`]));
});
it('R-ACC-124 offers neither to those who may not delete profiles', async () => {
  signIn(TOKENS, sessionUser({ permissions_data: ['View Client Profiles'] }));
  open();
  await screen.findByText('Mara');
  expect(screen.queryByRole('button', { name: 'Restore Mara' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete Mara for good' })).toBeNull();
});
