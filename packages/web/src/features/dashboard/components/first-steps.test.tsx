import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PERMISSIONS } from '@wayline/core/access/permissions';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { FirstSteps } from './first-steps';

const EXAMPLE = 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV';
/** Someone who may do everything. */
const owner = () => sessionUser({ permissions_data: [...PERMISSIONS] });
const DONE = { brand: true, trip: false, import: false, share: false, colleague: false };
const serve = ({ seen = [] as string[], example = undefined as string | undefined, done = DONE } = {}) =>
  fakeFetch({
    'GET /services/misc/api/v1/shell': {
      json: { user: owner(), counts: {}, notifications: [], quiet: [], tours_seen: seen },
    },
    'GET /services/misc/api/v1/first_steps': { json: { done, example } },
    'PUT /services/misc/api/v1/help_tours/seen': { json: { status: 'success' } },
    'POST /services/trips/api/v1/trips/delete': { json: { outcomes: [{ id: EXAMPLE, done: true }] } },
  });
const calls = (sent: ReturnType<typeof fakeFetch>) => sent.map(({ method, url }) => `${method} ${url.pathname}`);

beforeEach(() => signIn(TOKENS, owner()));

it('shows what is done and what is next, and is hidden on the server', async () => {
  const sent = serve();
  renderInApp(<FirstSteps />);
  expect(await screen.findByText('1 of 5 done')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Add your logo and colors' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Create a trip' }).getAttribute('href')).toBe('/trip_create');
  await userEvent.click(screen.getByRole('button', { name: 'Hide this list' }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ tour: 'first-steps' }));
});
it('is not asked for once it is hidden', async () => {
  const sent = serve({ seen: ['first-steps'] });
  renderInApp(<FirstSteps />);
  await waitFor(() => expect(calls(sent)).toContain('GET /services/misc/api/v1/shell'));
  expect(screen.queryByText('First steps')).toBeNull();
  expect(calls(sent)).not.toContain('GET /services/misc/api/v1/first_steps');
});
it('R-SHELL-224 offers only the steps that a role may take', async () => {
  const planner = sessionUser({ permissions_data: ['Dashboard', 'View Trips', 'Edit Trips'] });
  signIn(TOKENS, planner);
  fakeFetch({
    'GET /services/misc/api/v1/shell': {
      json: {
        user: planner,
        ...{ counts: {}, notifications: [], quiet: [], tours_seen: [] },
      },
    },
    'GET /services/misc/api/v1/first_steps': { json: { done: DONE } },
  });
  renderInApp(<FirstSteps />);
  expect(await screen.findByText('0 of 2 done')).toBeTruthy();
  expect(screen.queryByText('Invite a colleague')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add an example trip' })).toBeNull();
});
it('removes the example trip with one press', async () => {
  const sent = serve({ example: EXAMPLE });
  renderInApp(<FirstSteps />);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove example trip' }));
  await waitFor(() =>
    expect(sent.find(({ url }) => url.pathname.endsWith('/trips/delete'))?.body).toEqual({ ids: [EXAMPLE] }),
  );
});
