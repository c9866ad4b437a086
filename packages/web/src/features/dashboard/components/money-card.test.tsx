import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { MoneyCard } from './money-card';

const MONEY = {
  ...{ currency: 'USD', has_invoices: true, due_this_week: 120_000, overdue: 45_000 },
  days: {
    week: { from: '2031-05-06', until: '2031-05-12' },
    this_month: { from: '2031-05-01', until: '2031-05-06' },
    last_month: { from: '2031-04-01', until: '2031-04-30' },
  },
  received: [
    { currency: 'USD', this_month: 30_000, last_month: 80_000 },
    { currency: 'EUR', this_month: 0, last_month: 5_000 },
  ],
};
const open = (money: object) => {
  fakeFetch({ 'GET /services/book/api/v3/dashboard_money': { json: money } });
  renderInApp(<MoneyCard />);
};
beforeEach(() => signIn(TOKENS, sessionUser()));

it('says what is due, overdue and came, each with the list that it counts', async () => {
  open(MONEY);
  const card = within(await screen.findByRole('region', { name: 'Money' }));
  const links = within(card.getByRole('list')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Due this week$1,200.00',
    'Overdue$450.00',
    'Received this month$300.00$800.00 + €50.00 last month',
  ]);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/invoices?payment_status=open&due_from=2031-05-06&due_until=2031-05-12',
    '/invoices?payment_status=overdue',
    '/invoices?tab=received&payment_method=money&received_from=2031-05-01&received_until=2031-05-06',
  ]);
});
it('leaves out what came for those who may not see payments', async () => {
  const { received: _hidden, ...money } = MONEY;
  open(money);
  const card = within(await screen.findByRole('region', { name: 'Money' }));
  expect(card.queryByText('Received this month')).toBeNull();
});
it('leads to the first invoice while there is none', async () => {
  open({ ...MONEY, has_invoices: false, due_this_week: 0, overdue: 0, received: [] });
  const way = await screen.findByRole('link', { name: 'Make your first invoice' });
  expect(way.getAttribute('href')).toBe('/trips');
});
