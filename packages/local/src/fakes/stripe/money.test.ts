import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payByBank, payByCard } from '../../testing/pay-at-stripe';
import type { BalanceTransaction, Charge, Dispute, PaymentSession, Payout, Refund } from './payment-shapes';
import { forPayment, startTestStripe, type TestStripe } from './test-stripe';

const DAY = 86_400;
const DISPUTED = '4000 0000 0000 0259';
const INQUIRED = '4000 0000 0000 1976';
const REFUNDS_FAIL = '4000 0000 0000 5126';

let stripe: TestStripe;
beforeAll(async () => {
  stripe = await startTestStripe();
});
afterAll(() => stripe.stop());

type List<T> = { data: T[]; has_more: boolean };
let agencies = 0;
/** An agency of its own whose client has paid $1,250. */
const paid = async (number?: string, kind = 'number') => {
  const agency = stripe.as(`sk_test_money_of_${kind}_${agencies++}`);
  const { body } = await agency.post<PaymentSession>('checkout/sessions', forPayment());
  await payByCard(body.url ?? '', number);
  const session = (await agency.get<PaymentSession>(`checkout/sessions/${body.id}`)).body;
  const payment_intent = session.payment_intent ?? '';
  const charge = async () =>
    (await agency.get<{ latest_charge: Charge }>(`payment_intents/${payment_intent}`, { expand: ['latest_charge'] }))
      .body.latest_charge;
  return { agency, payment_intent, charge, before: agency.told().length };
};

describe('a refund', () => {
  it('takes its amount off the balance at once, and is told', async () => {
    const { agency, payment_intent, charge, before } = await paid();
    const { body } = await agency.post<Refund>('refunds', { payment_intent, amount: 50_000, metadata: { fee: '1' } });
    expect(body).toMatchObject({ object: 'refund', status: 'succeeded', amount: 50_000, metadata: { fee: '1' } });
    expect(await charge()).toMatchObject({ amount_refunded: 50_000, refunded: false });
    expect(agency.told().slice(before)).toEqual(['refund.created', 'charge.refunded']);
    const asked = { payment_intent, expand: ['data.balance_transaction'] };
    const { data } = (await agency.get<List<{ balance_transaction: BalanceTransaction }>>('refunds', asked)).body;
    expect(data).toMatchObject([
      { id: body.id, balance_transaction: { type: 'refund', amount: -50_000, fee: 0, net: -50_000, source: body.id } },
    ]);
    await agency.post('refunds', { payment_intent });
    expect(await charge()).toMatchObject({ amount_refunded: 125_000, refunded: true });
  });
  it.each([
    ['more than is left', { amount: 125_001 }, 'amount_too_large'],
    ['nothing', { amount: 0 }, 'parameter_invalid_integer'],
    ['what it doesn’t know', { currency: 'usd' }, 'parameter_unknown'],
    ['a reason of its own', { reason: 'sorry' }, undefined],
  ])('isn’t taken for %s', async (_, params, code) => {
    const { agency, payment_intent } = await paid();
    const { status, error } = await agency.post('refunds', { payment_intent, ...params });
    expect([status, error?.code]).toEqual([400, code]);
  });
  it('isn’t taken twice under one key, nor for what went back', async () => {
    const { agency, payment_intent } = await paid();
    const first = await agency.post<Refund>('refunds', { payment_intent }, 'once');
    const again = await agency.post<Refund>('refunds', { payment_intent }, 'once');
    expect([again.body.id, again.replayed]).toEqual([first.body.id, true]);
    const { error } = await agency.post('refunds', { payment_intent });
    expect(error?.code).toBe('charge_already_refunded');
  });
  it('fails a day later with a card that can’t be refunded, and the money is back', async () => {
    const { agency, payment_intent, charge } = await paid(REFUNDS_FAIL);
    const { body } = await agency.post<Refund>('refunds', { payment_intent, amount: 1_000 });
    stripe.wait(DAY);
    const expand = ['failure_balance_transaction'];
    const failed = (await agency.get<Refund>(`refunds/${body.id}`, { expand })).body;
    expect(failed).toMatchObject({
      status: 'failed',
      failure_balance_transaction: { type: 'refund_failure', net: 1_000 },
    });
    expect(await charge()).toMatchObject({ amount_refunded: 0 });
    expect(agency.told().slice(-2)).toEqual(['refund.updated', 'refund.failed']);
  });
  it('to a bank is pending for a day', async () => {
    const agency = stripe.as(`sk_test_money_of_bank_${agencies++}`);
    const { body } = await agency.post<PaymentSession>('checkout/sessions', forPayment());
    await payByBank(body.url ?? '');
    stripe.wait(4 * DAY);
    const { payment_intent } = (await agency.get<PaymentSession>(`checkout/sessions/${body.id}`)).body;
    const refund = (await agency.post<Refund>('refunds', { payment_intent: payment_intent ?? '' })).body;
    expect(refund.status).toBe('pending');
    stripe.wait(DAY);
    expect((await agency.get<Refund>(`refunds/${refund.id}`)).body.status).toBe('succeeded');
  });
});

describe('a dispute', () => {
  const disputed = async (number = DISPUTED) => {
    const made = await paid(number);
    const { payment_intent } = made;
    const read = async () => (await made.agency.get<List<Dispute>>('disputes', { payment_intent })).body.data[0];
    return { ...made, read, id: (await read())?.id ?? '' };
  };
  const answer = (text: string) => ({ evidence: { uncategorized_text: text }, submit: 'true' });
  it('takes the amount and a fee, and can’t be refunded meanwhile', async () => {
    const { agency, read, payment_intent, charge } = await disputed();
    expect(await read()).toMatchObject({
      ...{ status: 'needs_response', amount: 125_000, reason: 'fraudulent', is_charge_refundable: false },
      balance_transactions: [{ type: 'adjustment', amount: -125_000, fee: 1_500, net: -126_500 }],
    });
    expect(await charge()).toMatchObject({ disputed: true });
    expect(agency.told().slice(-3)).toEqual([
      ...['charge.dispute.created', 'charge.dispute.funds_withdrawn', 'checkout.session.completed'],
    ]);
    const { error } = await agency.post('refunds', { payment_intent });
    expect(error?.code).toBe('charge_disputed');
  });
  it.each([
    ['winning_evidence', 'won', [-126_500, 125_000], ['charge.dispute.funds_reinstated', 'charge.dispute.closed']],
    ['losing_evidence', 'lost', [-126_500], ['charge.dispute.updated', 'charge.dispute.closed']],
  ])('is decided by %s', async (text, status, nets, told) => {
    const { agency, read, id } = await disputed();
    await agency.post(`disputes/${id}`, answer(text));
    const now = await read();
    expect([now?.status, now?.balance_transactions.map(({ net }) => net)]).toEqual([status, nets]);
    expect(agency.told().slice(-2)).toEqual(told);
    expect((await agency.post(`disputes/${id}`, answer(text))).status).toBe(400);
  });
  it('that is an inquiry takes nothing', async () => {
    const { agency, read, id } = await disputed(INQUIRED);
    expect(await read()).toMatchObject({ status: 'warning_needs_response', balance_transactions: [] });
    await agency.post(`disputes/${id}/close`);
    expect((await read())?.status).toBe('warning_closed');
  });
});

describe('a payout', () => {
  it('of an account that pays out by itself has what is available, and says what', async () => {
    const { agency } = await paid(undefined, 'daily');
    stripe.wait(2 * DAY);
    const [payout] = (await agency.get<List<Payout>>('payouts')).body.data;
    expect(payout).toMatchObject({ status: 'in_transit', amount: 121_345, automatic: true, currency: 'usd' });
    const asked = { payout: payout?.id ?? '', expand: ['data.source'] };
    const { data } = (
      await agency.get<List<{ type: string; source: { object: string } }>>('balance_transactions', asked)
    ).body;
    expect(data.map(({ type, source }) => [type, source.object])).toEqual([
      ['payout', 'payout'],
      ['charge', 'charge'],
    ]);
    stripe.wait(2 * DAY);
    expect((await agency.get<Payout>(`payouts/${payout?.id}`)).body.status).toBe('paid');
    expect(agency.told().slice(-2)).toEqual(['payout.created', 'payout.paid']);
    stripe.wait(10 * DAY);
    expect((await agency.get<List<Payout>>('payouts')).body.data).toHaveLength(1);
  });
  it('by hand is up to what is available, and doesn’t say what is in it', async () => {
    const { agency } = await paid();
    const asked = { amount: 121_345, currency: 'usd' };
    expect((await agency.post('payouts', asked)).error?.code).toBe('balance_insufficient');
    stripe.wait(2 * DAY);
    const { body } = await agency.post<Payout>('payouts', asked);
    expect(body).toMatchObject({ automatic: false, reconciliation_status: 'not_applicable' });
    const { error } = await agency.get('balance_transactions', { payout: body.id });
    expect(error?.message).toContain('can only be filtered on automatic transfers');
  });
  it('movements are listed from a moment on, in pages', async () => {
    const { agency, payment_intent } = await paid();
    await agency.post('refunds', { payment_intent, amount: 100 });
    const since = { created: { gte: stripe.now() - DAY } };
    const first = (await agency.get<List<BalanceTransaction>>('balance_transactions', { ...since, limit: 1 })).body;
    expect([first.data.map(({ type }) => type), first.has_more]).toEqual([['refund'], true]);
    const after = { ...since, limit: 1, starting_after: first.data[0]?.id ?? '' };
    const second = (await agency.get<List<BalanceTransaction>>('balance_transactions', after)).body;
    expect([second.data.map(({ type }) => type), second.has_more]).toEqual([['charge'], false]);
    const later = { created: { gte: stripe.now() + DAY } };
    expect((await agency.get<List<BalanceTransaction>>('balance_transactions', later)).body.data).toEqual([]);
  });
});
