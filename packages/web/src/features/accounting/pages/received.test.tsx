import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { summarizePayments } from '@wayline/core/areas/accounting/payments/payments-summary';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { todayHere } from '../../../lib/today';
import { fakeFetch, refusal, type Sent } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { onPhone } from '../../../testing/viewport';
import { CREDIT, clientCredit } from '../a-credit.fixture';
import {
  APPLICATION,
  invoicePayment,
  ONE_PAYMENT,
  PAYMENT,
  PAYMENTS,
  paymentRow,
  wholePayment,
} from '../a-payment.fixture';
import { INVOICE, invoiceRow, issuedInvoice, LIST, ONE, TABLES } from '../an-invoice.fixture';
import type { Payment } from '../payment-queries';
import { InvoicesPage } from './invoices-page';

beforeAll(() =>
  Promise.all([
    import('../drawer/invoice-drawer'),
    import('../payment/payment-drawer'),
    import('../payment/apply-payment'),
    import('../payment/refund-payment'),
    import('../credit/keep-as-credit'),
    import('../../../ui/filters/filter-dialog'),
  ]),
);
beforeEach(() => {
  onPhone();
  signIn(TOKENS, sessionUser());
});

const SUMMARY = 'GET /services/book/api/v3/payment_summary';
const summary = (bill: number, paid: number) => ({
  json: { currency: 'USD', payments: summarizePayments([{ bill, paid, overdue: 0 }]) },
});
const listing = (...payments: object[]) => ({ json: { payments, total: payments.length } });
const RECEIVED = '/invoices?tab=received';
const open = (answers: Parameters<typeof fakeFetch>[0], path = RECEIVED) => {
  const sent = fakeFetch({
    ...{ [TABLES]: { json: { tables: {} } }, [SUMMARY]: summary(0, 0), [PAYMENTS]: listing(paymentRow()) },
    [LIST]: ({ url }: Sent) => ({
      json: { invoices: url.searchParams.get('payment_status') === 'overdue' ? [] : [invoiceRow()], total: 1 },
    }),
    [`GET ${ONE}`]: { json: { ...issuedInvoice(), payments: [invoicePayment()] } },
    [`GET ${ONE_PAYMENT}`]: { json: wholePayment() },
    ...answers,
  });
  renderInApp(<InvoicesPage />, { path });
  return sent;
};
const address = () => screen.getByTestId('address').textContent;
const writesOf = (sent: Sent[]) =>
  sent.flatMap(({ method, url }) => (method === 'GET' ? [] : [`${method} ${url.pathname}${url.search}`]));
const answer = async (name: string) =>
  userEvent.click(
    within(await screen.findByRole('alertdialog', { name: 'Are you sure?' })).getByRole('button', { name }),
  );

describe('the payments that came', () => {
  it('send their receipt, and again after asking', async () => {
    const RECEIPT = `POST ${ONE_PAYMENT}/receipt`;
    const receipt = { sent_at: '2031-01-02T10:00:00.000Z', to: 'ada@client.test' };
    let kept = wholePayment();
    const sent = open(
      {
        [`GET ${ONE_PAYMENT}`]: () => ({ json: kept }),
        [RECEIPT]: () => {
          kept = wholePayment({ receipt });
          return { json: kept };
        },
      },
      `${RECEIVED}&payment=${PAYMENT}`,
    );
    const drawer = within(await screen.findByRole('dialog', { name: /^Payment of/ }));
    await userEvent.click(drawer.getByRole('button', { name: 'Send receipt' }));
    await drawer.findByText(/, ada@client\.test$/);
    await userEvent.click(drawer.getByRole('button', { name: 'Send receipt again' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Send the receipt again?' }));
    question.getByText('It went to ada@client.test.');
    await userEvent.click(question.getByRole('button', { name: 'Send receipt' }));
    await waitFor(() => expect(writesOf(sent)).toEqual([RECEIPT, RECEIPT]));
  });
  it('R-ACC-021 R-ACC-028 are under Received, reached from Receivable, each opened by who paid', async () => {
    open({}, '/invoices');
    await userEvent.click(await screen.findByRole('link', { name: 'Received' }));
    const link = await screen.findByRole('link', { name: 'Ada Price' });
    expect(screen.queryByText('Coming soon')).toBeNull();
    screen.getByText(/Check · 4711/);
    screen.getByText('$500.00 unapplied');
    await userEvent.click(link);
    await screen.findByRole('dialog', { name: 'Payment of $1,000.00' });
    expect(address()).toBe(`${RECEIVED}&payment=${PAYMENT}`);
  });
  it('R-ACC-056 have a summary of what was expected and what came; an empty one is left out', async () => {
    open({ [SUMMARY]: summary(20_000, 5_000) });
    const strip = await screen.findByRole('region', { name: 'Summary of payments' });
    expect(strip.textContent).toBe('Expected$200.00Received 25%$50.00Pending 75%$150.00');
  });
  it('R-ACC-056 have no summary while nothing is billed', async () => {
    open({});
    await screen.findByRole('link', { name: 'Ada Price' });
    expect(screen.queryByRole('region', { name: 'Summary of payments' })).toBeNull();
  });
  it('are narrowed by the address, in a dialog and by a search, and stay under their tab', async () => {
    const sent = open({}, `${RECEIVED}&received_from=2031-05-01`);
    await screen.findByRole('button', { name: 'Remove filter: Received from 05/01/2031' });
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter payments' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Method' }), 'Check');
    await userEvent.click(dialog.getByRole('button', { name: 'Show payments' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search payments' }), 'price{Enter}');
    await waitFor(() =>
      expect(Object.fromEntries(sent.at(-1)?.url.searchParams ?? [])).toMatchObject({
        ...{ search: 'price', payment_method: 'check', received_from: '2031-05-01' },
      }),
    );
    expect(address()).toMatch(/^\/invoices\?tab=received&/);
  });
  it('teach where they come from while there is none', async () => {
    open({ [PAYMENTS]: listing() });
    await screen.findByRole('heading', { name: 'No payments yet' });
    expect(screen.getAllByRole('button', { name: 'Record a payment' })).toHaveLength(2);
  });
  it('R-ACC-126 are closed to who may not view payments, in the words of the denial', async () => {
    signIn(TOKENS, sessionUser({ permissions_data: ['View Invoices', 'Accounting'] }));
    const sent = open({});
    await screen.findByText(/You do not have permission to view payments!/);
    expect(screen.queryByRole('button', { name: 'Record a payment' })).toBeNull();
    expect(sent.some(({ url }) => url.pathname.includes('/payment'))).toBe(false);
  });
});

describe('a payment', () => {
  const openOne = async (answers: Parameters<typeof fakeFetch>[0] = {}) => {
    const sent = open(answers, `${RECEIVED}&payment=${PAYMENT}`);
    const drawer = within(await screen.findByRole('dialog', { name: 'Payment of $1,000.00' }));
    return { sent, drawer };
  };
  it('says what it is for and what is left, and leads to the invoice', async () => {
    const { drawer } = await openOne();
    expect(drawer.getByLabelText('Amounts').textContent).toBe('Amount$1,000.00Applied$500.00Unapplied$500.00');
    const link = drawer.getByRole('link', { name: 'INV-2031-00001' });
    expect(link.getAttribute('href')).toBe(`/invoices?invoice=${INVOICE}`);
  });
  it('R-ACC-120 R-ACC-129 R-ACC-144 is deleted once its reader says so', async () => {
    const { sent, drawer } = await openOne({ [`DELETE ${ONE_PAYMENT}`]: { json: { status: 'success' } } });
    await userEvent.click(drawer.getByRole('button', { name: 'Delete' }));
    await screen.findByText('You will not be able to recover this Payment!');
    await answer('Yes, delete it!');
    await screen.findByText('payment deleted successfully!');
    expect(writesOf(sent)).toEqual([`DELETE ${ONE_PAYMENT}`]);
    await waitFor(() => expect(address()).toBe(RECEIVED));
  });
  it('R-ACC-121 isn’t deleted by who doesn’t say so', async () => {
    const { sent, drawer } = await openOne();
    await userEvent.click(drawer.getByRole('button', { name: 'Delete' }));
    await answer('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(writesOf(sent)).toEqual([]);
  });
  it('R-ACC-146 says why it can’t be deleted', async () => {
    const applied = 'This payment is applied to INV-2031-00001. Detach it there first.';
    const { drawer } = await openOne({ [`DELETE ${ONE_PAYMENT}`]: refusal(409, 'payment.is_applied', applied) });
    await userEvent.click(drawer.getByRole('button', { name: 'Delete' }));
    await answer('Yes, delete it!');
    await screen.findByText(applied);
  });
  it('R-ACC-147 says the sentence of the spec where the server says nothing', async () => {
    const { drawer } = await openOne({ [`DELETE ${ONE_PAYMENT}`]: { status: 502 } });
    await userEvent.click(drawer.getByRole('button', { name: 'Delete' }));
    await answer('Yes, delete it!');
    await screen.findByText('Error in payment Delete');
  });
  it('R-ACC-126 can’t be changed by who may only view payments', async () => {
    signIn(TOKENS, sessionUser({ permissions_data: ['View Invoices', 'Accounting', 'View Payments'] }));
    const { drawer } = await openOne();
    for (const name of ['Delete', 'Keep as credit…', 'Refund…', 'Apply…'])
      expect(drawer.queryByRole('button', { name })).toBeNull();
  });
  it('is applied to what is open, and sent again of what is left where someone else was first', async () => {
    let version = 1;
    const APPLY = `POST ${ONE_PAYMENT}/apply`;
    const { sent, drawer } = await openOne({
      [`GET ${ONE_PAYMENT}`]: () => ({
        json: wholePayment(version > 1 ? { version, unapplied_amount: 30_000 } : {}),
      }),
      [APPLY]: ({ body }) => {
        if ((body as { version: number }).version === 2) return { json: wholePayment({ version: 3 }) };
        version = 2;
        return refusal(409, 'record.stale', 'Someone else has changed this since you opened it.');
      },
    });
    await userEvent.click(drawer.getByRole('button', { name: 'Apply…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Apply this payment' }));
    const part = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Apply to INV-2031-00001' });
    expect(part.value).toBe('500.00');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply payment' }));
    await dialog.findByText('Someone else has changed this since you opened it.');
    await waitFor(() => expect(part.value).toBe('300.00'));
    await userEvent.click(dialog.getByRole('button', { name: 'Apply payment' }));
    await screen.findByText('Payment applied');
    expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { version: 1, apply: [{ invoice_id: INVOICE, payer_id: 'p1', amount: 50_000 }] },
      { version: 2, apply: [{ invoice_id: INVOICE, payer_id: 'p1', amount: 30_000 }] },
    ]);
  });
});

describe('what is kept as credit', () => {
  const CONVERT = `POST ${ONE_PAYMENT}/credits`;
  const openOne = async (answers: Parameters<typeof fakeFetch>[0] = {}) => {
    const sent = open(answers, `${RECEIVED}&payment=${PAYMENT}`);
    return { sent, drawer: within(await screen.findByRole('dialog', { name: 'Payment of $1,000.00' })) };
  };
  it('is all that isn’t applied unless less is typed, and never more', async () => {
    const { sent, drawer } = await openOne({ [CONVERT]: { json: { ...wholePayment(), credit: clientCredit() } } });
    await userEvent.click(drawer.getByRole('button', { name: 'Keep as credit…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Keep as credit' }));
    const amount = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    const keep = () => userEvent.click(dialog.getByRole('button', { name: 'Keep as credit' }));
    expect(amount.value).toBe('500.00');
    await userEvent.clear(amount);
    await userEvent.type(amount, '500.01');
    await keep();
    await dialog.findByText('Only $500.00 isn’t applied. Enter up to that much.');
    await userEvent.clear(amount);
    await userEvent.type(amount, '200');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Expires after' }), '12/31/2031');
    await keep();
    await screen.findByText('Kept as credit');
    expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { version: 1, amount: 20_000, expires_on: '2031-12-31' },
    ]);
  });
  it('is shown with its payment', async () => {
    const conversions = [{ credit_id: CREDIT, amount: 20_000, base: 20_000, converted_on: '2031-01-05' }];
    const { drawer } = await openOne({
      [`GET ${ONE_PAYMENT}`]: { json: wholePayment({ conversions, unapplied_amount: 30_000 }) },
    });
    expect(drawer.getByLabelText('Amounts').textContent).toBe(
      'Amount$1,000.00Applied$500.00Kept as credit$200.00Unapplied$300.00',
    );
  });
  it('R-ACC-051 isn’t made of a payment that was made with credit, nor paid out', async () => {
    const { drawer } = await openOne({
      [`GET ${ONE_PAYMENT}`]: { json: wholePayment({ transaction_type: 'credit_point', credit_id: CREDIT }) },
    });
    drawer.getByText('Client credit');
    drawer.getByRole('button', { name: 'Apply…' });
    for (const name of ['Keep as credit…', 'Refund…']) expect(drawer.queryByRole('button', { name })).toBeNull();
  });
});

describe('a refund', () => {
  const REFUND = `POST ${ONE_PAYMENT}/refunds`;
  const refund = {
    ...{ id: 'refund_99999999999999999999999999', transaction_type: 'check' as const, amount: 20_000, base: 20_000 },
    ...{ paid_base: 20_000, refunded_on: '2031-01-05', refunded_by_name: 'Marta Lindqvist', confirmation_code: '77' },
    ...{ fee: 0, over: 0, over_base: 0 },
  } as Payment['refunds'][number];
  const openOne = async (answers: Parameters<typeof fakeFetch>[0] = {}) => {
    const sent = open(answers, `${RECEIVED}&payment=${PAYMENT}`);
    return { sent, drawer: within(await screen.findByRole('dialog', { name: 'Payment of $1,000.00' })) };
  };
  it('R-ACC-051 gives back at most what isn’t applied, the way it came', async () => {
    const { sent, drawer } = await openOne({ [REFUND]: { json: wholePayment() } });
    await userEvent.click(drawer.getByRole('button', { name: 'Refund…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund this payment' }));
    const amount = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    const record = () => userEvent.click(dialog.getByRole('button', { name: 'Record refund' }));
    expect(amount.value).toBe('500.00');
    expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Method' }).value).toBe('check');
    await userEvent.clear(amount);
    await userEvent.type(amount, '500.01');
    await record();
    await dialog.findByText('Only $500.00 isn’t applied. Enter up to that much.');
    await userEvent.clear(amount);
    await userEvent.type(amount, '200');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reference' }), '77');
    await record();
    await screen.findByText('Refund recorded');
    expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { version: 1, transaction_type: 'check', amount: 20_000, confirmation_code: '77', refunded_on: todayHere() },
    ]);
  });
  it('gives the fee of an online payment back with it', async () => {
    const online = wholePayment({ transaction_type: 'strip_online_payment', online_id: 'pi_1', fee: 3_400 });
    const { sent, drawer } = await openOne({
      [`GET ${ONE_PAYMENT}`]: { json: online },
      [REFUND]: { json: wholePayment() },
    });
    await userEvent.click(drawer.getByRole('button', { name: 'Refund…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund this payment' }));
    await userEvent.selectOptions(dialog.getByLabelText('Send it'), 'self');
    dialog.getByText('Up to $34.00 besides.');
    const fee = dialog.getByRole('textbox', { name: 'Fee given back' });
    await userEvent.clear(fee);
    await userEvent.type(fee, '34');
    await userEvent.click(dialog.getByRole('button', { name: 'Record refund' }));
    await screen.findByText('Refund recorded');
    const [refunded] = sent.filter(({ method }) => method === 'POST');
    expect(refunded?.body).toMatchObject({ amount: 50_000, fee: 3_400, transaction_type: 'strip_online_payment' });
  });
  it('is shown with its payment, and taken back once its reader says so', async () => {
    const REMOVE = `DELETE ${ONE_PAYMENT}/refunds/${refund.id}`;
    const { sent, drawer } = await openOne({
      [`GET ${ONE_PAYMENT}`]: { json: wholePayment({ refunds: [refund], unapplied_amount: 30_000 }) },
      [REMOVE]: { json: wholePayment() },
    });
    expect(drawer.getByLabelText('Amounts').textContent).toBe(
      'Amount$1,000.00Applied$500.00Refunded$200.00Unapplied$300.00',
    );
    const refunds = within(drawer.getByRole('region', { name: 'Refunds' }));
    expect(refunds.getAllByRole('row')[1]?.textContent).toBe('01/05/2031Check77$200.00');
    await userEvent.click(refunds.getByRole('button', { name: 'Delete the refund of 01/05/2031' }));
    expect(writesOf(sent)).toEqual([]);
    await answer('Delete refund');
    await screen.findByText('Refund deleted');
    expect(writesOf(sent)).toEqual([REMOVE]);
  });
});

describe('a payment on an invoice', () => {
  const DETACH = 'DELETE /services/book/api/v3/detach_applied_payment_from_invoice';
  const REMOVE = `DELETE /services/book/api/v1/invoices_payment/${APPLICATION}`;
  const openMenu = async (answers: Parameters<typeof fakeFetch>[0] = {}) => {
    const sent = open(answers, `/invoices?invoice=${INVOICE}`);
    const drawer = within(await screen.findByRole('dialog', { name: 'Invoice INV-2031-00001' }));
    const payments = within(drawer.getByRole('region', { name: 'Payments' }));
    await userEvent.click(payments.getByRole('button', { name: /^Actions for the payment of / }));
    return {
      sent,
      payments,
      choose: async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name })),
    };
  };
  it('says when and how it came, by whom and how much, and leads to the payment', async () => {
    const { payments } = await openMenu();
    expect(payments.getAllByRole('row')[1]?.textContent).toMatch(/^[\d/]+Check4711Ada Price\$500\.00/);
    expect(payments.getByRole('link').getAttribute('href')).toBe(`${RECEIVED}&payment=${PAYMENT}`);
  });
  it('R-ACC-092 R-ACC-130 R-ACC-145 is detached', async () => {
    const { sent, choose } = await openMenu({ [DETACH]: { json: wholePayment() } });
    await choose('Detach');
    await screen.findByText('payment detached successfully!');
    expect(writesOf(sent)).toEqual([`${DETACH}?invoice_payment_mapper_id=${APPLICATION}&invoice_id=${INVOICE}`]);
  });
  it('R-ACC-146 R-ACC-147 says why it can’t be detached, in the words of the spec where there are none', async () => {
    const closed = 'January 2031 is closed.';
    let answers = 0;
    const { choose, payments } = await openMenu({
      [DETACH]: () => (answers++ === 0 ? refusal(409, 'ledger.period_closed', closed) : { status: 502 }),
    });
    await choose('Detach');
    await screen.findByText(closed);
    await userEvent.click(payments.getByRole('button', { name: /^Actions for the payment of / }));
    await choose('Detach');
    await screen.findByText('Error in payment Delete');
  });
  it('R-ACC-091 R-ACC-128 R-ACC-142 is deleted once its reader says so, by its id alone', async () => {
    const { sent, choose } = await openMenu({ [REMOVE]: { json: { status: 'success' } } });
    await choose('Delete');
    expect(writesOf(sent)).toEqual([]);
    await answer('Yes, delete it!');
    await screen.findByText('Deleted!');
    expect(writesOf(sent)).toEqual([REMOVE]);
  });
  it('R-ACC-143 says so where deleting it fails', async () => {
    const { choose } = await openMenu({ [REMOVE]: { status: 500 } });
    await choose('Delete');
    await answer('Yes, delete it!');
    const alert = await screen.findByText('Some Error occur in delete.');
    expect(alert.closest('[data-toast="error"]')?.textContent).toBe('Deleted!Some Error occur in delete.');
  });
});
