import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payByCard } from '../../testing/pay-at-stripe';
import type { PaymentSession } from './payment-shapes';
import { forPayment, type Params, startTestStripe, type TestStripe } from './test-stripe';

const HOUR = 3600;
const KEY = 'sk_test_strictstrict';

let stripe: TestStripe;
beforeAll(async () => {
  stripe = await startTestStripe();
});
afterAll(() => stripe.stop());

const create = (params: Params) => stripe.as(KEY).post<PaymentSession>('checkout/sessions', params);

describe('a page for a payment', () => {
  it('shows what is paid, to whom, and how', async () => {
    const lines: Params[] = [
      { quantity: 2, price_data: { currency: 'kwd', unit_amount: 1500, product_data: { name: 'Petra <1>' } } },
      {
        quantity: 1,
        price_data: { currency: 'kwd', unit_amount: 500, product_data: { name: 'Fee', description: 'Ours' } },
      },
    ];
    const { body } = await create(forPayment({}, { line_items: lines }));
    const html = await (await fetch(body.url ?? '')).text();
    for (const shown of [
      'Stripe test account',
      'KWD 3.500',
      'KWD 3.000',
      '2 × Petra &#60;1&#62;',
      'Ours',
      'https://shop.test/back',
    ])
      expect(html.replaceAll('\u00a0', ' ')).toContain(shown);
    expect(html).toContain('value="card"');
    expect(html).not.toContain('value="us_bank_account"');
    const dollars = await create(forPayment());
    const both = await (await fetch(dollars.body.url ?? '')).text();
    expect(both).toContain('$1,250.00');
    expect(both).toContain('value="us_bank_account"');
  });

  it('is over when its time is, and nobody can pay then', async () => {
    const agency = stripe.as('sk_test_overoverover');
    const { body } = await agency.post<PaymentSession>(
      'checkout/sessions',
      forPayment({}, { expires_at: stripe.now() + HOUR }),
    );
    stripe.wait(HOUR - 60);
    expect(agency.told()).toEqual([]);
    stripe.wait(60);
    expect(agency.told()).toEqual(['checkout.session.expired']);
    expect((await payByCard(body.url ?? '')).status).toBe(404);
    const { body: after } = await agency.get<PaymentSession>(`checkout/sessions/${body.id}`);
    expect(after).toMatchObject({ status: 'expired', payment_status: 'unpaid', url: null });
    const late = await agency.post(`checkout/sessions/${body.id}/expire`);
    expect([late.status, late.error?.message]).toEqual([400, expect.stringContaining('a status of `expired`')]);
  });

  it('is ended by whoever made it, as long as it is open', async () => {
    const agency = stripe.as('sk_test_endedendedended');
    const { body } = await agency.post<PaymentSession>('checkout/sessions', forPayment());
    const ended = await agency.post<PaymentSession>(`checkout/sessions/${body.id}/expire`);
    expect([ended.status, ended.body.status, ended.body.url]).toEqual([200, 'expired', null]);
    stripe.wait(25 * HOUR);
    expect(agency.told()).toEqual(['checkout.session.expired']);
    const paid = await agency.post<PaymentSession>('checkout/sessions', forPayment());
    await payByCard(paid.body.url ?? '');
    expect((await agency.post(`checkout/sessions/${paid.body.id}/expire`)).status).toBe(400);
    expect((await agency.post('checkout/sessions/cs_test_none/expire')).error?.code).toBe('resource_missing');
  });
});

describe('what is expanded', () => {
  it.each([
    ['payment_intent', 200],
    ['payment_intent.latest_charge.balance_transaction', 200],
    ['payment_intent.latest_charge.balance_transaction.source', 200],
    ['payment_intent.latest_charge.balance_transaction.source.payment_intent', 400],
    ['payment_intent.status', 400],
    ['latest_charge', 400],
    ['constructor', 400],
  ])('%s: %i, paid or not', async (path, status) => {
    const { body } = await create(forPayment());
    const read = () => stripe.as(KEY).get(`checkout/sessions/${body.id}`, { expand: [path] });
    expect((await read()).status).toBe(status);
    await payByCard(body.url ?? '');
    expect((await read()).status).toBe(status);
  });
  it('is not told to whoever asks for something else', async () => {
    const { body } = await create(forPayment());
    expect((await stripe.as(KEY).get(`checkout/sessions/${body.id}`, { page: 1 })).error?.code).toBe(
      'parameter_unknown',
    );
  });
});
