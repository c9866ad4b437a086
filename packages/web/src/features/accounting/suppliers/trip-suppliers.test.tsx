import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { onPhone } from '../../../testing/viewport';
import { TABLES, TRIP } from '../an-invoice.fixture';
import { payableRow } from './a-payable.fixture';
import { TripSuppliers } from './trip-suppliers';

beforeAll(() => import('./pay-supplier'));
beforeEach(() => {
  onPhone();
  signIn(TOKENS, sessionUser());
});

const cost = (differs: object = {}) => ({
  ...{ trip_id: TRIP, booking_id: `bkg_${'7'.repeat(26)}`, booking_type: 'Tours', title: 'Walk', paid: 0 },
  ...{ supplier_name: 'Walks', currency: 'USD', cost: 12_000, is_canceled: false },
  ...differs,
});
const open = (money: object) => {
  fakeFetch({
    [TABLES]: { json: { tables: {} } },
    [`GET /services/trips/api/v1/trips/${TRIP}/payables`]: {
      json: { payables: [], not_invoiced: [], payments: [], ...money },
    },
  });
  renderInApp(<TripSuppliers trip={TRIP} name="Amalfi" />, { path: `/trips/${TRIP}/money` });
};
const labels = async () => (await screen.findAllByRole('button')).map(({ textContent }) => textContent);

describe('the suppliers of a trip', () => {
  it('offers to record money back for a booking that was paid in full and then credited altogether', async () => {
    open({ not_invoiced: [cost({ paid: 12_000 })] });
    await screen.findByText('Walk');
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Record money back…']);
  });

  it('calls money that comes back by its name where the price fell below the deposit', async () => {
    open({ not_invoiced: [cost({ paid: 15_000 })] });
    expect(await labels()).toEqual(['Record money back…']);
  });

  it('doesn’t offer to record one more payment of a client who has paid too much', async () => {
    open({ payables: [payableRow({ paid_to: 'supplier', owed: 90_000, paid: 100_000, left: -10_000 })] });
    await screen.findByText('Paid $100.00 too much');
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
