import { stripeKeys } from '@wayline/core/areas/subscription/stripe-keys';
import { stripePayments } from '@wayline/core/areas/subscription/stripe-payments';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listenLocally } from '../http-listener';
import { startTestFakes, type TestFakes } from '../test-fakes';

const NAME = 'wayline/test/stripe';
const MISSING = { name: 'ResourceNotFoundException' };
const MINUTE_MS = 60_000;
let t: TestFakes;
beforeAll(async () => {
  t = await startTestFakes();
  for (const [name, value] of Object.entries(t.env)) vi.stubEnv(name, value);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await t.stop();
});

const hold = (api_key: string) => t.secrets.set(NAME, JSON.stringify({ api_key, webhook_secret: 'whsec_1' }));

describe('the keys of the payment service', () => {
  it('are read once and kept, and a changed one counts within five minutes', async () => {
    hold('sk_test_old');
    const keys = stripeKeys(NAME, t.now);
    expect(await keys()).toEqual({ api_key: 'sk_test_old', webhook_secret: 'whsec_1' });
    hold('sk_test_new');
    t.wait(4 * MINUTE_MS);
    expect((await keys()).api_key).toBe('sk_test_old');
    t.wait(MINUTE_MS);
    expect((await keys()).api_key).toBe('sk_test_new');
  });

  it('are asked for again after they could not be read', async () => {
    t.secrets.delete(NAME);
    const keys = stripeKeys(NAME, t.now);
    await expect(keys()).rejects.toMatchObject(MISSING);
    hold('sk_test_late');
    expect((await keys()).api_key).toBe('sk_test_late');
  });

  it.each(['sk_live_by_mistake', '{"api_key":"sk_live_by_mistake"}'])(
    'are not quoted when they make no sense: %s',
    async (text) => {
      t.secrets.set(NAME, text);
      const error = await stripeKeys(NAME, t.now)().catch((thrown: unknown) => thrown);
      expect(String(error)).toContain(NAME);
      expect(String(error)).not.toContain('sk_live');
    },
  );

  it('are what Stripe is spoken to with, the changed one too', async () => {
    const shown: unknown[] = [];
    const listener = await listenLocally((request, response) => {
      shown.push(request.headers.authorization);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"object":"list","data":[]}');
    });
    const { coupon } = stripePayments({ keys: stripeKeys(NAME, t.now), address: listener.endpoint });
    hold('sk_test_1');
    expect(await coupon('NOSUCH')).toMatchObject({ ok: false, code: 'coupon.unknown' });
    hold('sk_test_2');
    t.wait(5 * MINUTE_MS);
    await coupon('NOSUCH');
    expect(shown).toEqual(['Bearer sk_test_1', 'Bearer sk_test_2']);
    await listener.stop();
  });

  it('stop every call when they are missing', async () => {
    const keys = stripeKeys('wayline/test/missing', t.now);
    const { coupon, news } = stripePayments({ keys, address: t.stripe.endpoint });
    await expect(coupon('NOSUCH')).rejects.toMatchObject(MISSING);
    await expect(news('{}', '')).rejects.toMatchObject(MISSING);
  });

  it('are all that is simulated', async () => {
    const headers = { 'x-amz-target': 'secretsmanager.ListSecrets' };
    const answer = await fetch(t.endpoints.SECRETS_MANAGER, { method: 'POST', headers });
    expect(await answer.json()).toMatchObject({ __type: 'UnknownOperationException' });
  });
});
