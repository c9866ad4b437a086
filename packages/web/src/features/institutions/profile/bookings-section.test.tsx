import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import type { InstitutionRecord } from '../institution-queries';
import { BookingsSection } from './bookings-section';

const LIST = 'GET /services/book/api/v1/company_bookings';
const ID = `ins_${'1'.repeat(26)}`;
const booking = (n: number) => ({
  id: `bkg_${String(n).padStart(26, '0')}`,
  trip_id: `trp_${'1'.repeat(26)}`,
  title: `Walk ${n}`,
  start_date: '2031-05-02',
  total_price: 42_050,
  currency: 'EUR',
  trip: { trip_name: 'Amalfi' },
});
const open = (count: number, filtered: number) => {
  const bookings = Array.from({ length: count }, (_, i) => booking(i));
  const sent = fakeFetch({ [LIST]: { json: { bookings, total: 900, filtered } } });
  renderInApp(<BookingsSection institution={{ id: ID } as InstitutionRecord} />);
  return sent;
};
beforeEach(() => signIn(TOKENS, sessionUser()));

it('shows the latest bookings of a supplier, and leads to all of them', async () => {
  const sent = open(5, 12);
  const first = await screen.findByRole('link', { name: 'Walk 0' });
  expect(first.parentElement?.textContent).toBe('Walk 005/02/2031 · Amalfi · €420.50');
  expect(sent[0]?.url.searchParams.get('supplier_id')).toBe(ID);
  expect(screen.getByRole('link', { name: 'All 12 bookings' }).getAttribute('href')).toBe(
    `/bookings?supplier_id=${ID}`,
  );
});

it('leads nowhere while it shows all there are', async () => {
  open(2, 2);
  await screen.findByRole('link', { name: 'Walk 1' });
  expect(screen.queryByRole('link', { name: /^All/ })).toBeNull();
});
