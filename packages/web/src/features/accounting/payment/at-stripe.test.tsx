import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { fakeFetch, refusal } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { onPhone } from '../../../testing/viewport';
import { invoicePayment, ONE_PAYMENT, PAYMENT, PAYMENTS, paymentRow, wholePayment } from '../a-payment.fixture';
import { INVOICE, inDays, invoiceRow, issuedInvoice, LIST, ONE, TABLES } from '../an-invoice.fixture';
import { InvoicesPage } from '../pages/invoices-page';
import type { Payment, ShownPayout } from '../payment-queries';

beforeAll(() =>
  Promise.all([import('../drawer/invoice-drawer'), import('./payment-drawer'), import('./refund-payment')]),
);
beforeEach(() => {
  onPhone();
  signIn(TOKENS, sessionUser());
});

const ONLINE = 'strip_online_payment' as const;
const move = {
  ...{ id: 'txn_1', kind: 'charge' as const, of: 'ch_1', day: inDays(-2), currency: 'USD' },
  ...{ amount: 100_000, fee: 2_930, net_base: 97_070, payout_id: 'po_1' },
};
const online = (differs: Partial<Payment> = {}): Partial<Payment> => ({
  ...{ transaction_type: ONLINE, online_id: 'pi_1', moves: [move], ...differs },
});
const payout: ShownPayout = {
  ...{
    id: 'po_1',
    state: 'paid',
    currency: 'USD',
    amount: 97_070,
    ours: 97_070,
    part: 97_070,
    arrives_on: '2031-04-12',
  },
  ...{ is_listed: true, account: '1000' },
};
const dispute = {
  ...{ id: 'du_1', state: 'needs_response' as const, reason: 'product_not_received', amount: 100_000, base: 100_000 },
  ...{ opened_on: inDays(-1), withdrawn_on: inDays(-1), evidence_due_on: '2031-05-02' },
};
const REFUND = `POST ${ONE_PAYMENT}/online_refunds`;
const open = async (
  differs: Partial<Payment> = {},
  { payouts = [], answers = {} }: { payouts?: ShownPayout[]; answers?: Parameters<typeof fakeFetch>[0] } = {},
) => {
  const sent = fakeFetch({
    ...{ [TABLES]: { json: { tables: {} } }, 'GET /services/book/api/v3/payment_summary': { status: 404 } },
    [PAYMENTS]: { json: { payments: [paymentRow({ payment_method: ONLINE, disputed: true })], total: 1 } },
    [`GET ${ONE_PAYMENT}`]: { json: wholePayment(online(differs), payouts) },
    'GET /services/book/api/v1/ledger/accounts': {
      json: {
        currency: 'USD',
        accounts: [{ code: '1000', name: 'Operating bank', kind: 'asset', memo: false, needs: ['bank'] }],
      },
    },
    ...answers,
  });
  renderInApp(<InvoicesPage />, { path: `/invoices?tab=received&payment=${PAYMENT}` });
  const drawer = within(await screen.findByRole('dialog', { name: 'Payment of $1,000.00' }));
  return { sent, drawer };
};

describe('a payment at Stripe', () => {
  it('V03 says what Stripe kept, and when and where it was paid out', async () => {
    const { drawer } = await open({}, { payouts: [payout] });
    drawer.getByText('Stripe kept $29.30.');
    await drawer.findByText('Paid out 04/12/2031 in payout po_1 to Operating bank.');
  });
  it.each([
    ['is on its way', { state: 'under_way' }, /On its way in payout po_1, expected 04\/12\/2031/],
    [
      'has other business too',
      { amount: 200_000 },
      /of \$2,000\.00, in which payments kept here come to \$970\.70, to/,
    ],
    [
      'has sums that they don’t see',
      { amount: undefined, ours: undefined },
      /^\$970\.70 of it went out 04\/12\/2031 in payout po_1 to/,
    ],
    ['came back', { state: 'failed' }, /Your bank sent payout po_1 back/],
    ['was made by hand', { is_listed: false }, /isn’t in the books/],
  ] as const)('says so of a payout that %s', async (_, differs, says) => {
    const { drawer } = await open({}, { payouts: [{ ...payout, ...differs }] });
    drawer.getByText(says);
  });
  it('V11 shows a dispute, until when it can be answered, and gives nothing of it away', async () => {
    const { drawer } = await open({ disputes: [dispute] });
    drawer.getByText('Disputed');
    drawer.getByText('$1,000.00 · Product not received');
    drawer.getByText('Answer by 05/02/2031.');
    const link = drawer.getByRole('link', { name: 'Open in Stripe' });
    expect(link.getAttribute('href')).toBe('https://dashboard.stripe.com/disputes/du_1');
    expect(drawer.queryByRole('button', { name: 'Refund…' })).toBeNull();
    expect(screen.getAllByText('Disputed').length).toBeGreaterThan(1);
  });
  it('shows a refund that is on its way, and one that failed, and deletes neither', async () => {
    const refund: Payment['refunds'][number] = {
      ...{
        id: `refund_${'3'.repeat(26)}` as Payment['refunds'][number]['id'],
        transaction_type: ONLINE,
      },
      ...{
        amount: 10_000,
        base: 10_000,
        paid_base: 10_000,
        fee: 0,
        fee_base: 0,
        fee_paid_base: 0,
        over: 0,
        over_base: 0,
      },
      ...{ refunded_on: inDays(-1), refunded_by_name: 'Stripe', online_id: 're_1', online_state: 'pending' },
    };
    const failed = { ...refund, online_id: 're_2', failed_on: inDays(-1), failure: 'closed' };
    const { drawer } = await open({ refunds: [refund], failed_refunds: [failed] });
    drawer.getByText('On its way');
    drawer.getByText('Failed');
    expect(drawer.queryByRole('button', { name: /^Delete the refund/ })).toBeNull();
  });
});

describe('a refund of an online payment', () => {
  const openRefund = async (answers: Parameters<typeof fakeFetch>[0] = {}) => {
    const { sent, drawer } = await open({ fee: 3_400, fee_base: 3_400 }, { answers });
    await userEvent.click(drawer.getByRole('button', { name: 'Refund…' }));
    return { sent, sheet: within(await screen.findByRole('dialog', { name: 'Refund this payment' })) };
  };
  it('is sent back through Stripe, with as much of the fee as is said', async () => {
    const { sent, sheet } = await openRefund({ [REFUND]: { json: wholePayment(online()) } });
    expect(sheet.queryByLabelText('Method')).toBeNull();
    const fee = sheet.getByLabelText('Fee given back');
    await userEvent.clear(fee);
    await userEvent.type(fee, '10');
    await userEvent.click(sheet.getByRole('button', { name: 'Send refund' }));
    await screen.findByText('Refund sent');
    const [call] = sent.filter(({ method, url }) => `${method} ${url.pathname}` === REFUND);
    expect(call?.body).toEqual({ version: 1, amount: 50_000, fee: 1_000 });
  });
  it('can be noted instead, where it is paid out another way', async () => {
    const { sheet } = await openRefund();
    await userEvent.selectOptions(sheet.getByLabelText('Send it'), 'self');
    sheet.getByLabelText('Method');
    sheet.getByRole('button', { name: 'Record refund' });
  });
  it('says what Stripe has against it', async () => {
    const message = 'Stripe didn’t take this refund: No money. Check the payment in your Stripe dashboard.';
    const { sheet } = await openRefund({ [REFUND]: refusal(409, 'online.refund_refused', message) });
    await userEvent.click(sheet.getByRole('button', { name: 'Send refund' }));
    await waitFor(() => sheet.getByText(message));
  });
});

it('V11 an invoice says that a payment on it is disputed', async () => {
  fakeFetch({
    ...{ [TABLES]: { json: { tables: {} } }, [LIST]: { json: { invoices: [invoiceRow()], total: 1 } } },
    [`GET ${ONE}`]: { json: { ...issuedInvoice(), payments: [invoicePayment({ disputed: true })] } },
  });
  renderInApp(<InvoicesPage />, { path: `/invoices?invoice=${INVOICE}` });
  const banner = within(await screen.findByRole('region', { name: 'Disputed payment' }));
  banner.getByText(/\$500\.00 paid on this invoice is disputed/);
  expect(banner.getByRole('link').getAttribute('href')).toContain(PAYMENT);
});
