import { cleanup, screen, within } from '@testing-library/react';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../../lib/session';
import { fakeFetch } from '../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../testing/people';
import { renderInApp } from '../../testing/render-in-app';
import { ClientTrips } from './client-trips';

const ID = 'cli_01ARZ3NDEKTSV4RRFFQ69G5FAV' as ClientId;
const trip = (n: number, differs: object) => ({
  id: `trp_${String(n).repeat(26)}`,
  code: `T-100${n}`,
  trip_name: `Trip ${n}`,
  trip_status: 'PROPOSAL',
  trip_destinations: ['Kyoto'],
  trip_pax: 2,
  advisor_name: 'Marta',
  traveler_id: `tvl_${String(n).repeat(26)}`,
  ...differs,
});
const open = (answer: object) => {
  cleanup();
  fakeFetch({ [`GET /services/trips/api/v1/individuals/${ID}/trips`]: { json: answer } });
  renderInApp(<ClientTrips clientId={ID} />);
};
beforeEach(() => signIn(TOKENS, sessionUser()));

it('tells what is to come from what is over, and counts what cannot be seen', async () => {
  const trips = [
    trip(1, {}),
    trip(2, { start_date: '2190-05-01', end_date: '2190-05-09' }),
    trip(3, { start_date: '2001-05-01' }),
  ];
  open({ trips, hidden: 2 });
  const upcoming = await screen.findByRole('region', { name: 'Upcoming' });
  expect(within(upcoming).getAllByRole('listitem')).toHaveLength(2);
  expect(within(upcoming).getByText(/T-1001 · No dates yet · Kyoto · 2 pax/)).toBeTruthy();
  const past = screen.getByRole('region', { name: 'Past' });
  expect(within(past).getByRole('link').getAttribute('href')).toContain('/planner');
  expect(screen.getByText('This client is on 2 more trips you don’t have access to.')).toBeTruthy();
});

it('begins a trip with the client where there is none, for who may', async () => {
  open({ trips: [], hidden: 0 });
  await screen.findByRole('heading', { name: 'No trips yet' });
  expect(screen.getByRole('link', { name: 'New trip' }).getAttribute('href')).toBe(`/trip_create?client=${ID}`);
  signIn(TOKENS, sessionUser({ permissions_data: ['View Trips', 'View Client Profiles'] }));
  open({ trips: [], hidden: 0 });
  await screen.findByRole('heading', { name: 'No trips yet' });
  expect(screen.queryByRole('link', { name: 'New trip' })).toBeNull();
});
