import { screen, within } from '@testing-library/react';
import { addDays } from '@wayline/core/base/days';
import { expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { todayHere } from '../../../lib/today';
import { fakeFetch } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { CrmDashboardPage } from './crm-dashboard-page';

const CLIENT = `cli_${'1'.padStart(26, '0')}`;
const DOCUMENT = `travel_document_${'2'.padStart(26, '0')}`;
const NOTHING = {
  total: 0,
  prospects: 0,
  added: [],
  sources: [],
  days: [],
  expiring: [],
  traveling: [],
  lapsed: { count: 0, until: '2030-01-01' },
};

const open = (dashboard: object) => {
  signIn(TOKENS, sessionUser());
  fakeFetch({
    'GET /services/crm/api/v1/dashboard': { json: dashboard },
    'GET /services/misc/api/v1/occasions': { json: { occasions: {} } },
    'GET /services/crm/api/v1/user_relations': { json: { rows: [] } },
  });
  renderInApp(<CrmDashboardPage />, { path: '/crm/dashboard' });
};

it('R-ACC-015 names who has a birthday and what expires, and each figure leads to the clients it counts', async () => {
  const today = todayHere();
  const tomorrow = addDays(today, 1);
  open({
    total: 12,
    prospects: 2,
    added: [
      { month: '2031-04', count: 3 },
      { month: '2031-05', count: 1 },
    ],
    sources: [{ source: 'Wine club', count: 3 }],
    lapsed: { count: 4, until: '2029-11-01' },
    traveling: [
      {
        ...{ client_id: CLIENT, name: 'Mara Lind', trip_id: 'trp_1', trip_name: 'Kyoto in spring' },
        ...{ end_date: addDays(today, 3), destinations: ['Kyoto'] },
      },
    ],
    days: [
      {
        client_id: CLIENT,
        name: 'Mara Lind',
        kind: 'birthday',
        occasion_id: '',
        day: `${Number(tomorrow.slice(0, 4)) - 40}${tomorrow.slice(4)}`,
        next: tomorrow,
      },
    ],
    expiring: [
      {
        id: DOCUMENT,
        client_id: CLIENT,
        client_name: 'Mara Lind',
        kind: 'passport',
        country: 'Sweden',
        expiration: addDays(today, 20),
      },
    ],
  });
  const days = within(await screen.findByRole('region', { name: 'Birthdays and occasions' }));
  expect(days.getByRole('link').textContent).toMatch(/Mara Lind.*Turns 40.*Tomorrow/);
  expect(days.getByRole('link').getAttribute('href')).toBe(`/crm/clients/${CLIENT}`);
  const away = within(screen.getByRole('region', { name: 'Traveling now' }));
  expect(away.getByRole('link').textContent).toMatch(/Mara Lind.*Kyoto in spring · Kyoto.*Home/);
  expect(screen.getByRole('link', { name: '4 clients not away for 18 months' }).getAttribute('href')).toBe(
    '/crm/clients?traveled_until=2029-11-01',
  );
  const expiring = within(screen.getByRole('region', { name: 'Expiring documents' }));
  expect(expiring.getByRole('link').textContent).toMatch(/Mara Lind.*Passport · Sweden.*Expires within 6 months/);
  const hrefs = within(screen.getByRole('list', { name: 'New clients by month' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    '/crm/clients?from=2031-04-01&until=2031-04-30',
    '/crm/clients?from=2031-05-01&until=2031-05-31',
  ]);
  const source = within(screen.getByRole('list', { name: 'Clients by source' })).getByRole('link');
  expect([source.textContent, source.getAttribute('href')]).toEqual(['Wine club3', '/crm/clients?source=Wine+club']);
  expect(screen.getByRole('link', { name: '2 prospects' }).getAttribute('href')).toBe('/crm/clients?status=prospect');
});

it('R-ACC-015 says what shows up here while there are no clients', async () => {
  open(NOTHING);
  expect(await screen.findByText('No clients yet')).toBeTruthy();
});
