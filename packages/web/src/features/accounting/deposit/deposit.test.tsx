import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { summarizePayments } from '@wayline/core/areas/accounting/payments/payments-summary';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { todayHere } from '../../../lib/today';
import { fakeFetch } from '../../../testing/fake-fetch';
import { sessionUser, TOKENS } from '../../../testing/people';
import { renderInApp } from '../../../testing/render-in-app';
import { onPhone } from '../../../testing/viewport';
import { ONE_PAYMENT, PAYMENT, PAYMENTS, paymentRow, wholePayment } from '../a-payment.fixture';
import { inDays, TABLES } from '../an-invoice.fixture';
import { InvoicesPage } from '../pages/invoices-page';
import type { DepositSlip, UndepositedCheck } from './deposit-queries';

beforeAll(() =>
  Promise.all([
    import('./deposit-checks'),
    import('./deposit-slips'),
    import('./bounce-check'),
    import('../payment/payment-drawer'),
  ]),
);
beforeEach(() => {
  onPhone();
  signIn(TOKENS, sessionUser());
});

const SLIPS = '/services/book/api/v3/deposit_slips';
const CHECKS = 'GET /services/book/api/v3/undeposited_checks';
const OTHER = `payment_${'9'.repeat(26)}` as typeof PAYMENT;
const check = (differs: Partial<UndepositedCheck> = {}): UndepositedCheck => ({
  ...{ payment_id: PAYMENT, paid_by_name: 'Ada Price', received_on: inDays(-2), confirmation_code: '4711' },
  ...{ currency: 'USD', amount: 100_000 },
  ...differs,
});
const TWO = [
  check(),
  check({ payment_id: OTHER, paid_by_name: 'Ben Orr', confirmation_code: undefined, amount: 5_000 }),
];
const SLIP = `deposit_slip_${'1'.repeat(26)}` as DepositSlip['id'];
const slip = (differs: Partial<DepositSlip> = {}): DepositSlip => ({
  ...{ id: SLIP, number: 12, account: '1010', day: inDays(-1), currency: 'USD', amount: 105_000, books: 'USD' },
  base: 105_000,
  checks: TWO.map(({ payment_id, paid_by_name, received_on, confirmation_code, amount }) => ({
    ...{ payment_id, paid_by_name, received_on, confirmation_code, amount, base: amount },
  })),
  ...{ made_by_name: 'Kim Lee', created_at: '2031-01-01T00:00:00.000Z', updated_at: '2031-01-01T00:00:00.000Z' },
  version: 1,
  ...differs,
});
const open = (answers: Parameters<typeof fakeFetch>[0], path = '/invoices?tab=received') => {
  const sent = fakeFetch({
    ...{ [TABLES]: { json: { tables: {} } }, [PAYMENTS]: { json: { payments: [paymentRow()], total: 1 } } },
    'GET /services/book/api/v3/payment_summary': { json: { currency: 'USD', payments: summarizePayments([]) } },
    ...{ [CHECKS]: { json: { checks: TWO } }, [`GET ${SLIPS}`]: { json: { slips: [] } } },
    ...answers,
  });
  renderInApp(<InvoicesPage />, { path });
  return sent;
};

describe('checks that aren’t deposited', () => {
  it('are all ticked, brought to the bank at once, and taken back', async () => {
    const sent = open({
      [`POST ${SLIPS}`]: { json: { slip: slip() } },
      [`DELETE ${SLIPS}/${SLIP}`]: { json: { slip: slip() } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Deposit 2 checks · $1,050.00' }));
    const form = within(await screen.findByRole('dialog', { name: 'Deposit checks' }));
    expect(form.getByRole('status', { name: 'Total' }).textContent).toBe('2 checks$1,050.00');
    await userEvent.click(form.getByRole('checkbox', { name: /Ben Orr/ }));
    expect(form.getByRole('status', { name: 'Total' }).textContent).toBe('1 check$1,000.00');
    await userEvent.click(form.getByRole('checkbox', { name: /Ada Price, check 4711/ }));
    expect(form.getByRole('button', { name: 'Save deposit' })).toHaveProperty('disabled', true);
    await userEvent.click(form.getByRole('checkbox', { name: /Ada Price, check 4711/ }));
    await userEvent.click(form.getByRole('checkbox', { name: /Ben Orr/ }));
    await userEvent.click(form.getByRole('button', { name: 'Save deposit' }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
        ...{ account: '1000', day: todayHere(), payment_ids: [PAYMENT, OTHER] },
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true));
    await screen.findByText('Slip 12 taken back');
  });

  it('say what keeps one of them from being deposited', async () => {
    const issues = [{ path: 'payment_ids.1', message: 'This check is on slip 3 already.' }];
    const refused = {
      code: 'deposit.not_ready',
      title: 'Error!',
      message: 'Check what is marked.',
      request_id: 'req-1',
    };
    open({ [`POST ${SLIPS}`]: { status: 400, json: { error: { ...refused, issues } } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Deposit 2 checks · $1,050.00' }));
    const form = within(await screen.findByRole('dialog', { name: 'Deposit checks' }));
    await userEvent.click(form.getByRole('button', { name: 'Save deposit' }));
    const mark = await form.findByText('This check is on slip 3 already.');
    expect(mark.closest('li')?.textContent).toContain('Ben Orr');
  });

  it('are deposited by nobody where there are none, or who may not edit payments', async () => {
    open({ [CHECKS]: { json: { checks: [] } } });
    await screen.findByRole('button', { name: 'Record a payment' });
    expect(screen.queryByRole('button', { name: /^Deposit/ })).toBeNull();
  });
});

describe('a deposit slip', () => {
  it('says its account, day and checks, and is taken back once its reader says so', async () => {
    const sent = open({
      ...{ [CHECKS]: { json: { checks: [] } }, [`GET ${SLIPS}`]: { json: { slips: [slip()] } } },
      [`DELETE ${SLIPS}/${SLIP}`]: { json: { slip: slip() } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Deposit slips' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Deposit slips' }));
    const item = sheet.getByText('Slip 12').closest('li');
    expect(item?.textContent).toContain('1010');
    expect(item?.textContent).toContain('by Kim Lee$1,050.00');
    expect(item?.textContent).toContain('Ada Price · 4711$1,000.00');
    await userEvent.click(sheet.getByRole('button', { name: 'Take back slip 12' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Take back slip 12?' }));
    await userEvent.click(question.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true));
  });
  it('of which a check bounced was made, and isn’t taken back', async () => {
    const [first, ...rest] = slip().checks;
    if (!first) throw new Error('It has checks.');
    const bounced = slip({ checks: [{ ...first, bounced_on: inDays(0) }, ...rest] });
    open({ [`GET ${SLIPS}`]: { json: { slips: [bounced, slip({ taken_back_at: '2031-01-02T00:00:00.000Z' })] } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Deposit slips' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Deposit slips' }));
    sheet.getByText(/^Bounced/);
    sheet.getByText('Taken back');
    expect(sheet.queryByRole('button', { name: /^Take back/ })).toBeNull();
  });
});

describe('a check that was deposited', () => {
  const deposited = wholePayment({ deposit: { slip_id: SLIP, number: 12, deposited_on: inDays(-1) } });
  it('says so, and can bounce, with what follows from that', async () => {
    const sent = open(
      {
        ...{ [`GET ${ONE_PAYMENT}`]: { json: deposited } },
        [`POST ${ONE_PAYMENT}/bounce`]: { json: deposited },
      },
      `/invoices?tab=received&payment=${PAYMENT}`,
    );
    const drawer = within(await screen.findByRole('dialog', { name: 'Payment of $1,000.00' }));
    drawer.getByText(/slip 12$/);
    expect(drawer.queryByRole('button', { name: 'Delete' })).toBeNull();
    await userEvent.click(drawer.getByRole('button', { name: 'This check bounced…' }));
    const form = within(await screen.findByRole('dialog', { name: 'This check bounced' }));
    await userEvent.clear(form.getByLabelText('Fee of your bank'));
    await userEvent.type(form.getByLabelText('Fee of your bank'), '15');
    await userEvent.tab();
    const outcome = form.getByRole('status', { name: 'What this does' }).textContent;
    expect(outcome).toContain('$1,000.00 leaves your bank account again; slip 12 keeps the check as bounced.');
    expect(outcome).toContain('$500.00 comes off INV-2031-00001 and is owed again.');
    expect(outcome).toContain('The payment of Ada Price is deleted');
    expect(outcome).toContain('$15.00 is a cost of yours, in Bank fees (5230).');
    await userEvent.click(form.getByRole('button', { name: 'Record as bounced' }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
        ...{ version: 1, day: todayHere(), fee: 1_500 },
      }),
    );
  });
});
