import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch } from '../../../testing/fake-fetch';
import { leaveApp } from '../../../testing/leave-app';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { TripListPage } from './trip-list-page';

const LIST = 'GET /services/trips/api/v1/trips';

beforeEach(() => signIn(TOKENS, sessionUser()));
afterEach(leaveApp);

it('a company without trips is told what they are and led to the first', async () => {
  fakeFetch({ [LIST]: { json: { trips: [], total: 0 } } });
  renderInApp(<TripListPage />);
  await screen.findByRole('heading', { name: 'No trips yet' });
  expect(screen.getAllByRole('link', { name: 'New trip' })).toHaveLength(2);
});
it('a status that no trip has says so, and is asked of the server', async () => {
  const sent = fakeFetch({ [LIST]: { json: { trips: [], total: 0 } } });
  renderInApp(<TripListPage />);
  await screen.findByRole('heading', { name: 'No trips yet' });
  await userEvent.click(screen.getByRole('button', { name: 'PAID' }));
  await screen.findByRole('heading', { name: 'Nothing matches' });
  expect(sent.map(({ url }) => url.searchParams.get('status'))).toEqual([null, 'PAID']);
});
it('R-SHELL-224 who may not edit trips is not offered a new one', async () => {
  signIn(TOKENS, sessionUser({ permissions_data: ['View Trips'] }));
  fakeFetch({ [LIST]: { json: { trips: [], total: 0 } } });
  renderInApp(<TripListPage />);
  await screen.findByRole('heading', { name: 'No trips yet' });
  expect(screen.queryByRole('link', { name: 'New trip' })).toBeNull();
});
