import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
const PRICE = 'line_items[0][price_data]';
const without = (name: string): Params =>
  Object.fromEntries(Object.entries(forPayment()).filter(([given]) => given !== name));
const long = (length: number) => 'x'.repeat(length);

describe('a page for a payment', () => {
  it.each<[string, Params, object]>([
    [
      'no mode',
      without('mode'),
      { code: 'parameter_missing', param: 'mode', message: 'Missing required param: mode.' },
    ],
    ['another mode', forPayment({}, { mode: 'subscription' }), { param: 'mode' }],
    ['no lines', without('line_items'), { code: 'parameter_missing', param: 'line_items' }],
    ['no way back', without('success_url'), { code: 'parameter_missing', param: 'success_url' }],
    [
      'an unknown parameter',
      forPayment({}, { payment_method_types: ['card'] }),
      { code: 'parameter_unknown', message: 'Received unknown parameter: payment_method_types' },
    ],
    [
      'unknown parameters inside',
      forPayment({ unit: 1, sum: 2 }),
      { message: `Received unknown parameters: ${PRICE}[unit], ${PRICE}[sum]` },
    ],
    ['no currency', forPayment({ currency: '' }), { code: 'parameter_invalid_empty', param: `${PRICE}[currency]` }],
    [
      'a currency in capitals',
      forPayment({ currency: 'USD' }),
      {
        param: `${PRICE}[currency]`,
        message: expect.stringMatching(/^Invalid currency: USD\. Stripe currently supports these currencies: usd, aed/),
      },
    ],
    ['no such currency', forPayment({ currency: 'xxx' }), { param: `${PRICE}[currency]` }],
    [
      'a broken amount',
      forPayment({ unit_amount: 99.5 }),
      { code: 'parameter_invalid_integer', message: 'Invalid integer: 99.5' },
    ],
    [
      'an amount below zero',
      forPayment({ unit_amount: -100 }),
      { code: 'parameter_invalid_integer', param: `${PRICE}[unit_amount]` },
    ],
    [
      'too little',
      forPayment({ unit_amount: 49 }),
      {
        code: 'amount_too_small',
        message: "The Checkout Session's total amount due must add up to at least $0.50 usd",
      },
    ],
    ['too few yen', forPayment({ unit_amount: 49, currency: 'jpy' }), { code: 'amount_too_small' }],
    ['too few dinars', forPayment({ unit_amount: 490, currency: 'kwd' }), { code: 'amount_too_small' }],
    ['too much', forPayment({ unit_amount: 100_000_000 }), { code: 'amount_too_large' }],
    [
      'a thousandth of a dinar',
      forPayment({ unit_amount: 1005, currency: 'bhd' }),
      { message: 'Invalid amount: amounts in bhd must be divisible by 10.' },
    ],
    [
      'a name that is missing',
      forPayment({ product_data: { description: 'x' } }),
      { code: 'parameter_missing', param: `${PRICE}[product_data][name]` },
    ],
    [
      'half a quantity',
      forPayment(
        {},
        {
          line_items: [
            { quantity: 0.5, price_data: { currency: 'usd', unit_amount: 100, product_data: { name: 'x' } } },
          ],
        },
      ),
      { code: 'parameter_invalid_integer' },
    ],
    [
      'no quantity',
      forPayment(
        {},
        { line_items: [{ price_data: { currency: 'usd', unit_amount: 100, product_data: { name: 'x' } } }] },
      ),
      { param: 'line_items[0][quantity]' },
    ],
    [
      'two currencies',
      forPayment(
        {},
        {
          line_items: ['usd', 'eur'].map((currency) => ({
            quantity: 1,
            price_data: { currency, unit_amount: 100, product_data: { name: 'x' } },
          })),
        },
      ),
      { param: 'line_items' },
    ],
    [
      'a way to pay there is none of',
      forPayment({}, { allowed_payment_method_types: ['cash'] }),
      { param: 'allowed_payment_method_types[0]' },
    ],
    [
      'a bank account in euros',
      forPayment({ currency: 'eur' }, { allowed_payment_method_types: ['card', 'us_bank_account'] }),
      {
        param: 'allowed_payment_method_types',
        message: expect.stringContaining('support the following currencies: usd'),
      },
    ],
    ['no address', forPayment({}, { success_url: 'paid' }), { code: 'url_invalid', param: 'success_url' }],
    ['no mail address', forPayment({}, { customer_email: 'somebody' }), { code: 'email_invalid' }],
    ['an unknown language', forPayment({}, { locale: 'tlh' }), { param: 'locale' }],
    ['a long reference', forPayment({}, { client_reference_id: long(201) }), { param: 'client_reference_id' }],
    [
      'a long value',
      forPayment({}, { metadata: { a: long(501) } }),
      { message: expect.stringContaining('up to 500 characters') },
    ],
    [
      'a long name',
      forPayment({}, { payment_intent_data: { metadata: { [long(41)]: 'a' } } }),
      { param: 'payment_intent_data[metadata]' },
    ],
    [
      'many values',
      forPayment({}, { metadata: Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`k${i}`, 'v'])) }),
      { param: 'metadata' },
    ],
    [
      'a long statement',
      forPayment({}, { payment_intent_data: { statement_descriptor_suffix: long(23) } }),
      { param: 'payment_intent_data[statement_descriptor_suffix]' },
    ],
    [
      'a statement without a letter',
      forPayment({}, { payment_intent_data: { statement_descriptor_suffix: '123' } }),
      { param: 'payment_intent_data[statement_descriptor_suffix]' },
    ],
    [
      'what can not be expanded',
      forPayment({}, { expand: ['amount_total'] }),
      { param: 'expand', message: 'This property cannot be expanded (amount_total).' },
    ],
  ])('is refused with %s', async (_, params, refusal) => {
    const { status, error } = await create(params);
    expect(status).toBe(400);
    expect(error).toMatchObject({ type: 'invalid_request_error', ...refusal });
  });

  it.each([
    [HOUR / 2 - 60, 'at least 30 minutes'],
    [24 * HOUR + 60, 'less than 24 hours'],
  ])('is refused when it ends %s seconds on', async (seconds, says) => {
    const { error } = await create(forPayment({}, { expires_at: stripe.now() + seconds }));
    expect(error?.message).toContain(says);
  });
});
