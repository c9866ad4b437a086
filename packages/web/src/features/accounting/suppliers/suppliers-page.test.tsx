import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { summarizeAmounts } from '@wayline/core/areas/accounting/invoices/amount-summary';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { todayHere } from '../../../lib/today';
import { fakeFetch, type Sent } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { onPhone } from '../../../testing/viewport';
import { BOOKING, INVOICE, ONE, TABLES, TRIP, wholeInvoice } from '../an-invoice.fixture';
import { PAID, payableRow, supplierPaymentRow, wholeSupplierPayment } from './a-payable.fixture';
import { SuppliersPage } from './suppliers-page';
import { TripSuppliers } from './trip-suppliers';

beforeAll(() => Promise.all([import('./pay-supplier'), import('./supplier-payment-drawer')]));
beforeEach(() => {
  onPhone();
  signIn(TOKENS, sessionUser());
});

const [PAYABLES, PAYMENTS] = ['GET /services/book/api/v3/payables', 'GET /services/book/api/v3/supplier_payments'];
const CREATE = 'POST /services/book/api/v3/supplier_payments';
const ONE_PAID = `/services/book/api/v3/supplier_payments/${PAID}`;
const summary = (bill: number, paid: number, overdue = 0) => ({
  json: { currency: 'USD', suppliers: summarizeAmounts([{ bill, paid, overdue }]) },
});
const listing = (...payables: object[]) => ({ json: { payables, total: payables.length } });
const ANSWERS = {
  [TABLES]: { json: { tables: {} } },
  'GET /services/book/api/v3/payable_summary': summary(90_000, 30_000),
  [PAYABLES]: listing(payableRow()),
  [PAYMENTS]: { json: { payments: [supplierPaymentRow()], total: 1 } },
  [`GET ${ONE_PAID}`]: { json: wholeSupplierPayment() },
};
const open = (answers: Parameters<typeof fakeFetch>[0] = {}, path = '/invoices/suppliers') => {
  const sent = fakeFetch({ ...ANSWERS, ...answers });
  renderInApp(<SuppliersPage />, { path });
  return sent;
};
const lastOf = (sent: Sent[], call: string) =>
  sent.findLast(({ method, url }) => `${method} ${url.pathname}` === call)?.body as Record<string, unknown> | undefined;
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('payments due to suppliers', () => {
  it('are listed by the day they are due, with what is left of each, and pay what is typed', async () => {
    const sent = open({ [CREATE]: { json: wholeSupplierPayment() } });
    expect(await screen.findByText('Sol Hotels')).toBeDefined();
    expect(screen.getByText('$300.00 of $900.00 paid')).toBeDefined();
    expect(sent.find(({ url }) => url.pathname.endsWith('/payables'))?.url.searchParams.get('order')).toBe('soonest');
    const strip = await screen.findByRole('region', { name: 'Summary of suppliers' });
    expect(strip.textContent).toContain('$900.00');
    await userEvent.click(await button('Pay…'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Record a payment to Sol Hotels' }));
    const amount = sheet.getByLabelText('Amount for Hotel Sol');
    await userEvent.clear(amount);
    await userEvent.type(amount, '200');
    await userEvent.click(sheet.getByLabelText('We keep our commission and pay the rest'));
    const kept = sheet.getByLabelText('Commission kept of Hotel Sol');
    await userEvent.clear(kept);
    await userEvent.type(kept, '20');
    await userEvent.tab();
    expect(sheet.getByRole('status').textContent).toBe('You pay $180.00');
    await userEvent.click(sheet.getByRole('button', { name: 'Record payment' }));
    await waitFor(() =>
      expect(lastOf(sent, CREATE)).toMatchObject({
        ...{ kind: 'company_to_supplier', currency: 'USD', transaction_type: 'bank_transfer', paid_on: todayHere() },
        parts: [{ trip_id: TRIP, booking_id: BOOKING, amount: 20_000, commission_kept: 2_000 }],
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('say at the booking what keeps a payment from being recorded', async () => {
    const message = 'Only $600.00 is owed for Hotel Sol. Enter up to that much.';
    open({
      [CREATE]: {
        status: 400,
        json: {
          error: {
            ...{
              code: 'supplier_payment.not_ready',
              title: 'Error!',
              message: 'Check what is marked.',
              request_id: 'r1',
            },
            issues: [{ path: 'parts.0.amount', message }],
          },
        },
      },
    });
    await userEvent.click(await button('Pay…'));
    await userEvent.click(await button('Record payment'));
    expect(await screen.findByText(message)).toBeDefined();
  });

  it('that clients pay at the supplier are recorded as paid by one of them', async () => {
    const whole = wholeInvoice();
    const [share] = whole.invoice.shares;
    const shares = ['Ada', 'Ben'].map((name, i) => ({
      ...{ ...share, payer_id: `p${i + 1}`, name, at_supplier: 45_000 },
    }));
    const sent = open({
      [PAYABLES]: listing(payableRow({ paid_to: 'supplier', paid: 0, left: 90_000 })),
      [`GET ${ONE}`]: { json: { ...whole, invoice: { ...whole.invoice, id: INVOICE, shares } } },
      [CREATE]: { json: wholeSupplierPayment() },
    });
    await userEvent.click(await button('Client paid…'));
    await userEvent.selectOptions(await screen.findByLabelText('Paid by'), 'p2');
    await userEvent.click(await button('Record payment'));
    await waitFor(() =>
      expect(lastOf(sent, CREATE)).toMatchObject({
        kind: 'client_to_supplier',
        parts: [{ amount: 90_000, payer_id: 'p2' }],
      }),
    );
  });

  it('of several suppliers say that each gets a payment of its own', async () => {
    const other = `bkg_${'3'.repeat(26)}` as never;
    open({
      [PAYABLES]: listing(payableRow(), payableRow({ booking_id: other, supplier_name: 'Walks', title: 'Tour' })),
    });
    for (const box of await screen.findAllByRole('checkbox', { name: /Sol Hotels|Walks/ })) await userEvent.click(box);
    const bar = within(await screen.findByRole('region', { name: 'Selected rows' }));
    await userEvent.click(bar.getByRole('button', { name: 'Pay…' }));
    expect(
      await screen.findByText('Choose bookings of one supplier. Each supplier gets a payment of its own.'),
    ).toBeDefined();
  });

  it('teach where there are none, and are only for who sees commissions', async () => {
    open({ [PAYABLES]: listing(), 'GET /services/book/api/v3/payable_summary': summary(0, 0) });
    expect(await screen.findByText('Nothing to pay')).toBeDefined();
  });

  it('are told of to nobody without the permission', async () => {
    signIn(TOKENS, sessionUser({ permissions_data: ['View Payments', 'Accounting'] }));
    open();
    expect(await screen.findByText(/view payments to suppliers/)).toBeDefined();
  });
});

describe('payments that suppliers got', () => {
  it('open over their table with what they are for, and are deleted once that is sure', async () => {
    const sent = open({ [`DELETE ${ONE_PAID}`]: { json: { status: 'success' } } }, '/invoices/suppliers?tab=paid');
    await userEvent.click(await screen.findByRole('link', { name: 'Sol Hotels' }));
    const drawer = within(await screen.findByRole('dialog', { name: '$270.00 · Sol Hotels' }));
    expect(drawer.getByText('W-1')).toBeDefined();
    expect(drawer.getByText('Settled').parentElement?.textContent).toContain('$300.00');
    await userEvent.click(drawer.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await button('Yes, delete it!'));
    await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true));
  });
});

describe('the suppliers of a trip', () => {
  it('are what is owed, what isn’t invoiced yet, and what they got', async () => {
    const cost = {
      ...{ trip_id: TRIP, booking_id: `bkg_${'7'.repeat(26)}`, booking_type: 'Tours', title: 'Walk', paid: 0 },
      ...{ supplier_name: 'Walks', currency: 'USD', cost: 12_000, is_canceled: false },
    };
    const sent = fakeFetch({
      ...ANSWERS,
      [`GET /services/trips/api/v1/trips/${TRIP}/payables`]: {
        json: { payables: [payableRow()], not_invoiced: [cost], payments: [supplierPaymentRow()] },
      },
      [CREATE]: { json: wholeSupplierPayment() },
    });
    renderInApp(<TripSuppliers trip={TRIP} name="Amalfi" />, { path: `/trips/${TRIP}/money` });
    expect(await screen.findByText('$300.00 of $900.00')).toBeDefined();
    expect(screen.getByRole('link', { name: '$300.00 · Sol Hotels' })).toBeDefined();
    await userEvent.click(await button('Pay a deposit for 1 booking not invoiced yet'));
    expect(screen.getByText('Not invoiced yet')).toBeDefined();
    await userEvent.click(await button('Pay deposit…'));
    await userEvent.click(await button('Record payment'));
    await waitFor(() => expect(lastOf(sent, CREATE)).toMatchObject({ parts: [{ amount: 12_000 }] }));
  });
});
