import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryStore } from '../store';
import type { PaymentSession } from './payment-shapes';
import { forPayment, startTestStripe, type TestStripe } from './test-stripe';

const ROME = 'sk_test_romeromerome';
const OSLO = 'rk_test_oslooslooslo';
type Account = { id: string; charges_enabled: boolean; business_profile: { name: string } };

const store = memoryStore();
let stripe: TestStripe;
beforeAll(async () => {
  stripe = await startTestStripe(store);
});
afterAll(() => stripe.stop());

describe('an account', () => {
  it('is that of its key, and the same after a restart', async () => {
    const { body } = await stripe.as(ROME).get<Account>('account');
    expect(body).toMatchObject({
      object: 'account',
      business_profile: { name: 'Stripe test account' },
      settings: { dashboard: { display_name: 'Stripe test account' } },
      country: 'US',
      default_currency: 'usd',
      charges_enabled: true,
      details_submitted: true,
    });
    expect(body.id).toMatch(/^acct_[0-9a-f]{16}$/);
    const other = await stripe.as(OSLO).get<Account>('account');
    expect(other.body.id).not.toBe(body.id);
    const again = await startTestStripe(store);
    expect((await again.as(ROME).get<Account>('account')).body.id).toBe(body.id);
    await again.stop();
  });
  it("is Wayline's for Wayline's key", async () => {
    expect((await stripe.as().get<Account>('account')).body.business_profile.name).toBe('Wayline');
  });
  it('may not charge yet when its key says so', async () => {
    const { body } = await stripe.as('sk_test_pending_agency').get<Account>('account');
    expect(body.charges_enabled).toBe(false);
  });
  it('finds nothing of another, and tells nothing of it', async () => {
    const { body } = await stripe.as(ROME).post<PaymentSession>('checkout/sessions', forPayment());
    for (const other of [stripe.as(OSLO), stripe.as()]) {
      const found = await other.get(`checkout/sessions/${body.id}`);
      expect([found.status, found.error?.code]).toEqual([404, 'resource_missing']);
    }
    await stripe.as(ROME).post(`checkout/sessions/${body.id}/expire`);
    expect(stripe.as(ROME).told()).toEqual(['checkout.session.expired']);
    expect(stripe.as(OSLO).told()).toEqual([]);
    expect(stripe.as().told()).toEqual([]);
  });
  it('has keys of its own for what is asked twice', async () => {
    const ask = (key: string, unit_amount: number) =>
      stripe.as(key).post<PaymentSession>('checkout/sessions', forPayment({ unit_amount }), 'invoice-1');
    const [first, same, other] = [await ask(ROME, 100), await ask(ROME, 100), await ask(OSLO, 200)];
    expect([same.body.id, same.replayed]).toEqual([first.body.id, true]);
    expect([other.status, other.replayed, other.body.amount_total]).toEqual([200, false, 200]);
    expect((await ask(ROME, 300)).error?.type).toBe('idempotency_error');
  });
});

describe('a key', () => {
  it.each([
    ['sk_test_short', 401, undefined, 'Invalid API Key provided: sk_test_***'],
    ['sk_live_romeromerome', 401, undefined, 'Invalid API Key provided: sk_live_***'],
    ['hello', 401, undefined, 'Invalid API Key provided: hello***'],
    ['pk_test_romeromerome', 403, 'secret_key_required', expect.stringContaining('publishable API key')],
  ])('%s is refused', async (key, status, code, message) => {
    const refused = await stripe.as(key).get('account');
    expect(refused.status).toBe(status);
    expect(refused.error).toEqual({ type: 'invalid_request_error', message, ...(code && { code }) });
  });
  it('may be given as the name of basic authentication', async () => {
    const authorization = `Basic ${Buffer.from(`${ROME}:`).toString('base64')}`;
    const response = await fetch(`${stripe.endpoint}/v1/account`, { headers: { authorization } });
    expect(await response.json()).toEqual((await stripe.as(ROME).get('account')).body);
  });
});
