import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payByBank, payByCard } from '../../testing/pay-at-stripe';
import type { BalanceTransaction, Charge, PaymentIntent, PaymentSession } from './payment-shapes';
import { forPayment, type Params, startTestStripe, type TestStripe } from './test-stripe';

const DAY = 86_400;
type Transacted = Omit<Charge, 'balance_transaction'> & { balance_transaction: BalanceTransaction };
type Paid = Omit<PaymentSession, 'payment_intent'> & {
  payment_intent: Omit<PaymentIntent, 'latest_charge'> & { latest_charge: Transacted };
};
const EXPAND = { expand: ['payment_intent.latest_charge.balance_transaction'] };

let stripe: TestStripe;
beforeAll(async () => {
  stripe = await startTestStripe();
});
afterAll(() => stripe.stop());

let agencies = 0;
/** An agency of its own, and a page at which its client pays. */
const begin = async (price?: Params, more?: Params) => {
  const agency = stripe.as(`sk_test_agency_number_${agencies++}`);
  const { body } = await agency.post<PaymentSession>('checkout/sessions', forPayment(price, more));
  const read = async () => (await agency.get<PaymentSession>(`checkout/sessions/${body.id}`)).body;
  const readPaid = async () => (await agency.get<Paid>(`checkout/sessions/${body.id}`, EXPAND)).body;
  return { agency, session: body, page: body.url ?? '', read, readPaid };
};

const DECLINED_AT_ONCE = '4000 0000 0000 0002';
const DECLINED_LATER = '4000 0000 0000 0341';
const ASKS_ONCE = '4000 0025 0000 3155';
const ASKS_ALWAYS = '4000 0027 6000 3184';
const CARD_NEWS = ['payment_intent.succeeded', 'charge.succeeded', 'checkout.session.completed'];

describe('a payment by card', () => {
  it('is taken in at once, less the fee, and told in order', async () => {
    const data = { description: 'Invoice 7', metadata: { invoice: '7' }, statement_descriptor_suffix: 'ROME' };
    const { agency, session, page, readPaid } = await begin(
      {},
      { payment_intent_data: data, metadata: { a: 'b' }, client_reference_id: 'r1', customer_email: 'a@b.test' },
    );
    expect(session).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: 125_000,
      currency: 'usd',
      payment_method_types: ['card', 'us_bank_account'],
      metadata: { a: 'b' },
      client_reference_id: 'r1',
      expires_at: session.created + DAY,
    });
    const paid = await payByCard(page);
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `https://shop.test/paid?session=${session.id}`]);
    expect(agency.told()).toEqual(CARD_NEWS);
    const { payment_intent: intent, ...after } = await readPaid();
    expect(after).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
    expect(intent).toMatchObject({ ...data, status: 'succeeded', amount: 125_000, amount_received: 125_000 });
    expect(intent.latest_charge).toMatchObject({
      ...data,
      status: 'succeeded',
      paid: true,
      payment_intent: intent.id,
      payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 } },
      billing_details: { email: 'a@b.test' },
      balance_transaction: {
        amount: 125_000,
        fee: 3655,
        net: 121_345,
        currency: 'usd',
        exchange_rate: null,
        status: 'pending',
        source: intent.latest_charge.id,
      },
    });
    const { id, created, available_on } = intent.latest_charge.balance_transaction;
    expect(available_on).toBe(created + 2 * DAY);
    stripe.wait(2 * DAY);
    expect((await agency.get<BalanceTransaction>(`balance_transactions/${id}`)).body.status).toBe('available');
    const charge = await agency.get<Transacted>(`charges/${intent.latest_charge.id}`, {
      expand: ['balance_transaction'],
    });
    expect(charge.body.balance_transaction).toMatchObject({ id, status: 'available' });
    expect((await agency.get<PaymentIntent>(`payment_intents/${intent.id}`)).body.latest_charge).toBe(charge.body.id);
  });

  it.each([
    ['a cent over a half', { unit_amount: 50 }, { amount: 50, fee: 31, net: 19, exchange_rate: null }],
    ['half a cent, rounded up', { unit_amount: 500 }, { amount: 500, fee: 45, net: 455, exchange_rate: null }],
    ['euros', { unit_amount: 10_000, currency: 'eur' }, { amount: 10_800, fee: 343, net: 10_457, exchange_rate: 1.08 }],
    [
      'yen',
      { unit_amount: 50_000, currency: 'jpy' },
      { amount: 33_500, fee: 1002, net: 32_498, exchange_rate: 0.0067 },
    ],
    ['dinars', { unit_amount: 1000, currency: 'kwd' }, { amount: 325, fee: 39, net: 286, exchange_rate: 3.25 }],
  ])('comes to dollars from %s', async (_, price, comes) => {
    const { page, readPaid } = await begin(price);
    expect((await payByCard(page)).status).toBe(303);
    const { payment_intent } = await readPaid();
    expect(payment_intent.latest_charge.balance_transaction).toMatchObject({ ...comes, currency: 'usd' });
  });

  it.each([DECLINED_AT_ONCE, DECLINED_LATER])('is declined with %s, and may be tried again', async (number) => {
    const { agency, page, read } = await begin();
    const refused = await payByCard(page, number);
    expect([refused.status, await refused.text()]).toEqual([402, expect.stringContaining('Your card was declined')]);
    expect(await read()).toMatchObject({ status: 'open', payment_intent: null, url: page });
    expect(agency.told()).toEqual([]);
    expect((await payByCard(page)).status).toBe(303);
  });

  it.each([ASKS_ONCE, ASKS_ALWAYS])('asks the bank with %s', async (number) => {
    const { agency, page, read } = await begin();
    expect((await payByCard(page, number)).headers.get('location')).toContain('/3ds/');
    expect((await payByCard(page, number, 'no')).status).toBe(402);
    expect(await read()).toMatchObject({ status: 'open' });
    expect((await payByCard(page, number, 'yes')).headers.get('location')).toContain('https://shop.test/paid');
    expect(agency.told()).toEqual(CARD_NEWS);
  });

  it('is made once only', async () => {
    const { agency, page } = await begin();
    const asking = (await payByCard(page, ASKS_ONCE)).headers.get('location') ?? '';
    await payByCard(page);
    const yes = { method: 'POST', body: new URLSearchParams({ answer: 'yes' }) };
    for (const late of [await payByCard(page), await payByBank(page), await fetch(page), await fetch(asking, yes)])
      expect(late.status).toBe(404);
    expect(agency.told()).toEqual(CARD_NEWS);
  });

  it('takes none but test numbers, and no card that is over', async () => {
    const { page } = await begin();
    expect(await (await payByCard(page, '4111 1111 1111 1111')).text()).toContain('Only the test cards');
    const over = { by: 'card', number: '4242424242424242', expiry: '01/20' };
    const refused = await fetch(page, { method: 'POST', body: new URLSearchParams(over) });
    expect(await refused.text()).toContain('has expired');
  });
});

describe('a payment from a bank account', () => {
  it('comes after four days', async () => {
    const { agency, session, page, read, readPaid } = await begin();
    const paid = await payByBank(page);
    expect(paid.headers.get('location')).toBe(`https://shop.test/paid?session=${session.id}`);
    expect(agency.told()).toEqual(['checkout.session.completed']);
    expect(await readPaid()).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: { status: 'processing', latest_charge: null },
    });
    stripe.wait(4 * DAY - 60);
    expect(await read()).toMatchObject({ payment_status: 'unpaid' });
    stripe.wait(60);
    expect(agency.told().slice(1)).toEqual([
      'payment_intent.succeeded',
      'charge.succeeded',
      'checkout.session.async_payment_succeeded',
    ]);
    const after = await readPaid();
    expect(after.payment_status).toBe('paid');
    expect(after.payment_intent).toMatchObject({ status: 'succeeded', amount_received: 125_000 });
    expect(after.payment_intent.latest_charge.payment_method_details).toMatchObject({
      type: 'us_bank_account',
      us_bank_account: { last4: '6789', routing_number: '110000000' },
    });
    expect(after.payment_intent.latest_charge.balance_transaction).toMatchObject({ fee: 500, net: 124_500 });
    stripe.wait(30 * DAY);
    expect(agency.told()).toHaveLength(4);
  });
  it('costs less where it is little', async () => {
    const { page, readPaid } = await begin({ unit_amount: 10_000 });
    await payByBank(page);
    stripe.wait(4 * DAY);
    expect((await readPaid()).payment_intent.latest_charge.balance_transaction.fee).toBe(80);
  });
  it('fails after four days where there is no money', async () => {
    const { agency, page, read } = await begin();
    await payByBank(page, '000111111116');
    stripe.wait(4 * DAY);
    expect(agency.told().slice(1)).toEqual([
      'payment_intent.payment_failed',
      'charge.failed',
      'checkout.session.async_payment_failed',
    ]);
    const { payment_intent, ...session } = await read();
    expect(session).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    const intent = await agency.get<PaymentIntent>(`payment_intents/${payment_intent}`, { expand: ['latest_charge'] });
    expect(intent.body).toMatchObject({
      status: 'requires_payment_method',
      amount_received: 0,
      last_payment_error: { code: 'insufficient_funds', payment_method_type: 'us_bank_account' },
      latest_charge: { status: 'failed', paid: false, failure_code: 'insufficient_funds', balance_transaction: null },
    });
  });
  it('takes none but test accounts, and only where it is allowed', async () => {
    const { page } = await begin();
    expect(await (await payByBank(page, '123')).text()).toContain('Only the test accounts');
    const cardsOnly = await begin({}, { allowed_payment_method_types: ['card'] });
    expect((await payByBank(cardsOnly.page)).status).toBe(402);
    expect(await cardsOnly.read()).toMatchObject({ status: 'open' });
  });
});
