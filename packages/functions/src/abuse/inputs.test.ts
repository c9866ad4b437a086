import { ok } from '@wayline/core/base/result';
import { contract } from '@wayline/core/contract/contract';
import { ask, callEvent } from '@wayline/local/gateway/call-event';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

const echo = contract({
  id: 'misc.echo',
  service: 'misc',
  method: 'POST',
  path: '/echo/{id}',
  handler: 'misc/echo',
  summary: 'Says what arrived.',
  access: { kind: 'public' },
  input: z.object({ id: z.string(), note: z.string().optional() }),
  output: z.object({ id: z.string(), note: z.string().optional(), is_owner: z.boolean().optional() }),
});
const handler = endpoint(echo, async ({ input }) => ok(input as { id: string; is_owner?: boolean }));
const send = (rawBody: string, headers: Record<string, string> = {}) =>
  ask<{ id?: string; is_owner?: boolean }>(handler, callEvent(echo, { id: 'mine' }, { rawBody, headers }));

const numbers = contract({ ...echo, id: 'misc.numbers', input: z.object({ id: z.string(), all: z.array(z.int()) }) });
const listing = { contract: numbers, handler: endpoint(numbers, async ({ input: { id } }) => ok({ id })) };

describe('a body', () => {
  it('that is larger than a function takes is refused with its limit', async () => {
    const { status, body } = await send(JSON.stringify({ note: 'x'.repeat(6_000_001) }));
    expect([status, body.error?.message]).toEqual([413, 'That’s too large to send at once. Please send at most 6 MB.']);
  });
  it('of more values than anything holds is refused before they are read, and names no more faults than somebody reads', async () => {
    expect((await send(JSON.stringify({ note: Array.from({ length: 1_000_000 }, () => ({})) }))).status).toBe(413);
    const { handler: listed, contract: of } = listing;
    const wrong = { rawBody: JSON.stringify({ all: Array.from({ length: 50_000 }, () => 'x') }) };
    const { status, body } = await ask(listed, callEvent(of, { id: 'mine' }, wrong));
    expect(status).toBe(400);
    expect(body.error?.issues).toHaveLength(100);
  });
  it('as deep as it likes is refused, or read without harm', async () => {
    for (const deep of ['{"a":'.repeat(100_000), `${'['.repeat(100_000)}${']'.repeat(100_000)}`])
      expect((await send(deep)).status).toBe(400);
    expect((await send(`{"note":"n","a":${'['.repeat(3000)}${']'.repeat(3000)}}`)).status).toBe(200);
  });
  it('does not reach the prototype of anything, and adds nothing that the contract does not name', async () => {
    const { status, body } = await send(
      '{"__proto__":{"is_owner":true},"constructor":{"prototype":{"is_owner":true}},"is_owner":true}',
    );
    expect([status, body]).toEqual([200, { id: 'mine' }]);
    expect(({} as { is_owner?: boolean }).is_owner).toBeUndefined();
  });
  it('does not overrule the address', async () => {
    expect((await send('{"id":"theirs"}')).body.id).toBe('mine');
  });
});

describe('a header', () => {
  it('with a line break names no idempotency key and no bearer', async () => {
    expect((await send('{}', { 'idempotency-key': 'abcdefgh\r\nset-cookie: a=b' })).status).toBe(200);
    const forged = { authorization: 'Bearer a.b.c\r\nx-admin: 1' };
    const event = { ...callEvent(echo, { id: 'mine' }, { headers: forged }) };
    expect((await ask(handler, event)).headers).not.toHaveProperty('x-admin');
  });
});
