import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readText } from '../../read-body';
import { listenLocally } from '../http-listener';
import { memoryStore } from '../store';
import { STRIPE_KEY } from './accounts';
import { parseForm } from './form';
import { stripeService } from './stripe-service';
import { signEvent, webhooks } from './webhooks';

const service = stripeService(memoryStore(), Date.now);
let at: Awaited<ReturnType<typeof listenLocally>>;
beforeAll(async () => {
  at = await listenLocally((request, response) => void service.serve(request, response));
});
afterAll(async () => {
  await service.hooks.stop();
  await at.stop();
});

const ask = async (method: string, path: string, form: Record<string, string> = {}, key?: string) => {
  const response = await fetch(`${at.endpoint}${path}`, {
    method,
    headers: { authorization: `Bearer ${STRIPE_KEY}`, ...(key && { 'idempotency-key': key }) },
    ...(method === 'POST' && { body: new URLSearchParams(form) }),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Record<string, never> };
};

describe("Stripe's stand-in", () => {
  it('says of what it does not know that it is not simulated', async () => {
    const { status, body } = await ask('GET', '/v1/terminal/readers');
    expect(status).toBe(404);
    expect(JSON.stringify(body)).toContain('not simulated');
  });
  it('asks for a key', async () => {
    const response = await fetch(`${at.endpoint}/v1/prices`);
    expect(response.status).toBe(401);
  });
  it('answers the same key with the same answer, and refuses it for something else', async () => {
    const first = await ask('POST', '/v1/customers', { name: 'A' }, 'key-1');
    const again = await ask('POST', '/v1/customers', { name: 'A' }, 'key-1');
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const other = await ask('POST', '/v1/customers', { name: 'B' }, 'key-1');
    expect([other.status, JSON.stringify(other.body)]).toEqual([400, expect.stringContaining('idempotency_error')]);
  });
  it('refuses what is missing as Stripe does', async () => {
    const { status, body } = await ask('GET', '/v1/customers/cus_nobody');
    expect([status, JSON.stringify(body)]).toEqual([404, expect.stringContaining('resource_missing')]);
  });
  it('never shows what is its own', async () => {
    const { body } = await ask('POST', '/v1/prices', {
      currency: 'usd',
      unit_amount: '100',
      'recurring[interval]': 'month',
      'product_data[name]': 'Wayline Pro',
    });
    expect(Object.keys(body).filter((name) => name.startsWith('_'))).toEqual([]);
  });
  it('shows no page for a card that is not asked for', async () => {
    expect((await fetch(`${at.endpoint}/pay/cs_test_1`)).status).toBe(404);
  });
});

it('reads lists and objects out of a form', () => {
  const form = 'items[0][price]=p1&items[1][price]=p2&metadata[a]=1&expand[]=x&expand[]=y&name=N';
  expect(parseForm(form)).toEqual({
    items: [{ price: 'p1' }, { price: 'p2' }],
    metadata: { a: '1' },
    expand: ['x', 'y'],
    name: 'N',
  });
  expect(parseForm('__proto__[polluted]=1')).not.toHaveProperty('polluted');
});

it('sends news again until they are taken in, and keeps their order', async () => {
  const heard: string[] = [];
  let refusals = 2;
  const server = await listenLocally(
    (request, response) =>
      void readText(request).then((body) => {
        const taken = refusals-- <= 0;
        if (taken) heard.push((JSON.parse(body) as { id: string }).id);
        response.writeHead(taken ? 200 : 503).end();
      }),
  );
  const hooks = webhooks(1);
  const event = (id: string) => ({ id, object: 'event' as const, created: 1, type: 't', data: { object: {} } });
  hooks.tell(event('evt_1'));
  hooks.tell(event('evt_2'));
  hooks.deliverTo(server.endpoint);
  await hooks.idle();
  expect(heard).toEqual(['evt_1', 'evt_2']);
  hooks.deliverTo(server.endpoint);
  hooks.tell(event('evt_3'));
  await hooks.idle();
  expect(heard).toEqual(['evt_1', 'evt_2', 'evt_3']);
  await hooks.stop();
  await server.stop();
  expect(signEvent(event('evt_3')).signature).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
});
