import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readText } from '../../read-body';
import { payByBank, payByCard } from '../../testing/pay-at-stripe';
import { listenLocally } from '../http-listener';
import { fileStore } from '../store';
import type { PaymentSession, WebhookEndpoint } from './payment-shapes';
import { forPayment, type Params, startTestStripe, type TestStripe } from './test-stripe';

const KEY = 'sk_test_agencyagency';
type Made = WebhookEndpoint & { secret: string };
type Heard = { at: string; type: string; body: string; signature: string };

/** Somebody who listens: what was heard at which path. The first `refusals` are not taken in. */
const listen = async (refusals = 0) => {
  const heard: Heard[] = [];
  let left = refusals;
  const server = await listenLocally(
    (request, response) =>
      void readText(request).then((body) => {
        const taken = left-- <= 0;
        const { type } = JSON.parse(body) as { type: string };
        if (taken)
          heard.push({ at: request.url ?? '', type, body, signature: String(request.headers['stripe-signature']) });
        response.writeHead(taken ? 200 : 503).end();
      }),
  );
  return { ...server, heard, types: () => heard.map(({ at, type }) => `${at} ${type}`) };
};
const isSigned = ({ body, signature }: Heard, secret: string) => {
  const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  return v1 === createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
};

const begin = async (stripe: TestStripe, key = KEY) => {
  const { body } = await stripe.as(key).post<PaymentSession>('checkout/sessions', forPayment());
  return body.url ?? '';
};
const endpoint = async (stripe: TestStripe, url: string, enabled_events: string[], key = KEY) =>
  (await stripe.as(key).post<Made>('webhook_endpoints', { url, enabled_events })).body;

describe('an endpoint', () => {
  let stripe: TestStripe;
  beforeAll(async () => {
    stripe = await startTestStripe();
  });
  afterAll(() => stripe.stop());

  it('says its secret once, and is found until it is taken away', async () => {
    const agency = stripe.as('sk_test_findsfindsfinds');
    const asked = {
      url: 'http://127.0.0.1:9/news',
      enabled_events: ['charge.succeeded'],
      description: 'W',
      metadata: { a: 'b' },
    };
    const { body: made } = await agency.post<Made>('webhook_endpoints', asked);
    expect(made).toMatchObject({ ...asked, object: 'webhook_endpoint', status: 'enabled' });
    expect(made.secret).toMatch(/^whsec_[\w-]{32}$/);
    const { body: other } = await agency.post<Made>('webhook_endpoints', asked);
    expect(other.secret).not.toBe(made.secret);
    const { secret: _, ...kept } = made;
    expect((await agency.get(`webhook_endpoints/${made.id}`)).body).toEqual(kept);
    type Listed = { data: WebhookEndpoint[]; has_more: boolean };
    const page = (params: Params) => agency.get<Listed>('webhook_endpoints', params);
    const { body: first } = await page({ limit: 1 });
    expect([first.data.map(({ id }) => id), first.has_more]).toEqual([[other.id], true]);
    const { body: second } = await page({ starting_after: other.id });
    expect(second).toMatchObject({ data: [kept], has_more: false });
    expect((await stripe.as(KEY).remove(`webhook_endpoints/${made.id}`)).status).toBe(404);
    expect((await agency.remove(`webhook_endpoints/${made.id}`)).body).toEqual({
      id: made.id,
      object: 'webhook_endpoint',
      deleted: true,
    });
    expect((await agency.get(`webhook_endpoints/${made.id}`)).error?.code).toBe('resource_missing');
  });

  it.each<[string, Params, object]>([
    ['no address', { enabled_events: ['*'] }, { code: 'parameter_missing', param: 'url' }],
    ['a broken address', { url: 'here', enabled_events: ['*'] }, { code: 'url_invalid', param: 'url' }],
    ['nothing to be told', { url: 'http://127.0.0.1:9' }, { code: 'parameter_missing', param: 'enabled_events' }],
    [
      'news there are none of',
      { url: 'http://127.0.0.1:9', enabled_events: ['charge.sent'] },
      { param: 'enabled_events[0]' },
    ],
    ['news that are no list', { url: 'http://127.0.0.1:9', enabled_events: '*' }, { message: 'Invalid array' }],
    [
      'a secret of its own',
      { url: 'http://127.0.0.1:9', enabled_events: ['*'], secret: 's' },
      { code: 'parameter_unknown' },
    ],
  ])('is refused with %s', async (_, params, refusal) => {
    const { status, error } = await stripe.as(KEY).post('webhook_endpoints', params);
    expect(status).toBe(400);
    expect(error).toMatchObject(refusal);
  });

  it('is one of sixteen at most', async () => {
    const agency = stripe.as('sk_test_manymanymany');
    const ask = () => agency.post('webhook_endpoints', { url: 'http://127.0.0.1:9', enabled_events: ['*'] });
    for (let made = 0; made < 16; made++) expect((await ask()).status).toBe(200);
    const { status, error } = await ask();
    expect([status, error?.message]).toEqual([400, 'You have reached the maximum of 16 test webhook endpoints.']);
  });
});

describe('news of an account', () => {
  it('wait until they may be sent, then go where they are wanted, in order, again and again, signed for each', async () => {
    const [stripe, server] = [await startTestStripe(), await listen(3)];
    const all = await endpoint(stripe, `${server.endpoint}/all`, ['*']);
    const some = await endpoint(stripe, `${server.endpoint}/some`, ['checkout.session.completed', 'charge.failed']);
    await endpoint(stripe, `${server.endpoint}/other`, ['*'], 'sk_test_otherotherother');
    await payByCard(await begin(stripe));
    await stripe.hooks.idle();
    expect(server.heard).toEqual([]);
    stripe.hooks.deliverToEndpoints();
    await stripe.hooks.idle();
    expect(server.types().filter((t) => t.startsWith('/all'))).toEqual([
      '/all payment_intent.succeeded',
      '/all charge.succeeded',
      '/all checkout.session.completed',
    ]);
    expect(server.types().filter((t) => !t.startsWith('/all'))).toEqual(['/some checkout.session.completed']);
    for (const one of server.heard) {
      expect(isSigned(one, one.at === '/all' ? all.secret : some.secret)).toBe(true);
      expect(isSigned(one, one.at === '/all' ? some.secret : all.secret)).toBe(false);
    }
    await payByBank(await begin(stripe));
    await stripe.hooks.idle();
    expect(server.types()).toHaveLength(6);
    await Promise.all([stripe.stop(), server.stop()]);
  });

  it('are told no more to an endpoint that was taken away, also what waited', async () => {
    const [stripe, server] = [await startTestStripe(), await listen()];
    const made = await endpoint(stripe, server.endpoint, ['*']);
    await payByCard(await begin(stripe));
    await stripe.as(KEY).remove(`webhook_endpoints/${made.id}`);
    stripe.hooks.deliverToEndpoints();
    await payByCard(await begin(stripe));
    await stripe.hooks.idle();
    expect(server.heard).toEqual([]);
    expect(stripe.as(KEY).told()).toHaveLength(6);
    await Promise.all([stripe.stop(), server.stop()]);
  });

  it("do not go to Wayline's address, nor Wayline's to theirs", async () => {
    const [stripe, server] = [await startTestStripe(), await listen()];
    await endpoint(stripe, `${server.endpoint}/agency`, ['*']);
    stripe.hooks.deliverTo(`${server.endpoint}/wayline`);
    await payByCard(await begin(stripe));
    const { body: customer } = await stripe.as().post<{ id: string }>('customers', { name: 'A' });
    const { body: setup } = await stripe.as().post<{ url: string }>('checkout/sessions', {
      mode: 'setup',
      customer: customer.id,
      success_url: 'https://shop.test/',
    });
    await payByCard(setup.url);
    await stripe.hooks.idle();
    expect(server.types().filter((t) => t.startsWith('/wayline'))).toEqual(['/wayline payment_method.attached']);
    expect(server.types().filter((t) => t.startsWith('/agency'))).toHaveLength(3);
    await Promise.all([stripe.stop(), server.stop()]);
  });

  it('go on after a restart, of pages and payments that were begun before it', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'wayline-stripe-'));
    const server = await listen();
    const before = await startTestStripe(fileStore(folder));
    const made = await endpoint(before, `${server.endpoint}/all`, ['*']);
    const { pathname } = new URL(await begin(before));
    await payByBank(await begin(before));
    await before.stop();

    const after = await startTestStripe(fileStore(folder));
    after.hooks.deliverToEndpoints();
    await payByCard(`${after.endpoint}${pathname}`);
    after.wait(4 * 86_400);
    await after.hooks.idle();
    expect(server.types()).toEqual([
      '/all payment_intent.succeeded',
      '/all charge.succeeded',
      '/all checkout.session.completed',
      '/all payment_intent.succeeded',
      '/all charge.succeeded',
      '/all checkout.session.async_payment_succeeded',
    ]);
    expect(server.heard.every((one) => isSigned(one, made.secret))).toBe(true);
    await Promise.all([after.stop(), server.stop()]);
    rmSync(folder, { recursive: true });
  });
});
