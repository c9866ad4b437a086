import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PERMISSIONS } from '@wayline/core/access/permissions';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { ApiKeysPage } from './api-keys-page';

const LIST = 'GET /services/users/api/v1/api_keys';
const CREATE = 'POST /services/users/api/v1/api_keys';
const KEY = {
  id: 'key_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  name: 'Website',
  prefix: 'wl_AbCdEf',
  scopes: ['trips:read', 'book:write'],
  created_at: '2031-05-02T10:00:00.000Z',
  made_by: 'Marta Lindqvist',
};
const open = () => renderInApp(<ApiKeysPage />);
beforeEach(() => signIn(TOKENS, sessionUser({ permissions_data: [...PERMISSIONS] })));

describe('the API keys', () => {
  it('say what each may do, when it was used, and how a program uses one', async () => {
    fakeFetch({ [LIST]: { json: { keys: [KEY] } } });
    open();
    const row = within(await screen.findByRole('list', { name: 'API keys' }));
    row.getByText('Trips, travelers, itineraries: read · Bookings and the library: read and edit');
    row.getByText(/Never used · Does not expire · created by Marta Lindqvist/);
    expect(screen.getByRole('link', { name: 'OpenAPI document' }).getAttribute('href')).toBe(
      '/services/public/openapi.json',
    );
    screen.getByText(/curl -H "Authorization: Bearer \$WAYLINE_KEY"/);
  });

  it('are made of what is chosen, and shown once', async () => {
    const sent = fakeFetch({
      [LIST]: { json: { keys: [] } },
      [CREATE]: { json: { key: 'wl_the-key-itself', api_key: KEY } },
    });
    open();
    await screen.findByText('No keys yet');
    await userEvent.click(screen.getByRole('button', { name: 'New key' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Website');
    await userEvent.type(screen.getByLabelText('Your password', { exact: false, selector: 'input' }), 'Wayline-demo-1');
    await userEvent.click(screen.getByRole('button', { name: 'Create key' }));
    await screen.findByText('Choose at least one thing the key can do.');
    await userEvent.selectOptions(screen.getByLabelText('Trips, travelers, itineraries'), 'read');
    await userEvent.click(screen.getByRole('button', { name: 'Create key' }));
    expect((await screen.findByTestId('api-key')).textContent).toBe('wl_the-key-itself');
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Website',
      scopes: ['trips:read'],
      days: 90,
      password: 'Wayline-demo-1',
    });
    await userEvent.click(screen.getByRole('button', { name: 'I saved it' }));
    await waitFor(() => expect(screen.queryByTestId('api-key')).toBeNull());
  });

  it('offer no more than the maker may do', async () => {
    signIn(TOKENS, sessionUser({ permissions_data: ['Integrations', 'View Trips'] }));
    fakeFetch({ [LIST]: { json: { keys: [] } } });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'New key' }));
    const options = (label: string) =>
      within(screen.getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(options('Trips, travelers, itineraries')).toEqual(['No access', 'Read']);
    expect(options('Bookings and the library')).toEqual(['No access']);
  });

  it('are revoked after a question', async () => {
    const sent = fakeFetch({
      [LIST]: { json: { keys: [KEY] } },
      [`DELETE /services/users/api/v1/api_keys/${KEY.id}`]: { json: { status: 'success' } },
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke Website' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Revoke Website' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke key' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true));
  });
});
