import { ok } from '@wayline/core/base/result';
import { type Access, contract } from '@wayline/core/contract/contract';
import { endpoint } from '@wayline/functions/kernel/endpoint';
import { ask, callEvent } from '@wayline/local/gateway/call-event';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { newcomer } from './newcomer';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

/** An endpoint that answers with success to everyone whom its access lets in. */
const guarded = (access: Access) => {
  const c = contract({
    id: 'misc.guarded',
    service: 'misc',
    method: 'GET',
    path: '/guarded',
    handler: 'misc/guarded',
    summary: 'Only for some.',
    access,
    input: z.object({}),
    output: z.object({ inside: z.boolean() }),
  });
  const handler = endpoint(c, async () => ok({ inside: true }));
  return (token?: string) => ask<{ inside?: boolean }>(handler, callEvent(c, {}, { token }));
};
const as = (person: Person) => world.tokenOf(person);

describe('the kernel', () => {
  it('refuses a plan below the one a contract names', async () => {
    const call = guarded({ kind: 'signed_in', tier: 'Pro' });
    const refused = await call(as(world.people.stranger));
    expect([refused.status, refused.body.error?.code]).toEqual([403, 'access.tier']);
    expect(refused.body.error?.message).toBe('This needs the Pro plan. See My account, Subscription.');
    expect((await call(as(world.people.owner))).status).toBe(200);
  });

  it('refuses a feature that is not switched on', async () => {
    const refused = await guarded({ kind: 'signed_in', flag: 'commission reconciliation' })(as(world.people.owner));
    expect([refused.status, refused.body.error?.code]).toEqual([403, 'access.flag']);
  });

  it('R-SHELL-230 lets in where a feature is switched on for every company', async () => {
    expect((await guarded({ kind: 'signed_in', flag: 'text message' })(as(world.people.owner))).status).toBe(200);
  });

  it('refuses a barred role that holds every permission, and names the action', async () => {
    const call = guarded({
      kind: 'signed_in',
      permissions: ['Manage Users'],
      deniedRoles: ['Standard'],
      action: 'manage users',
    });
    const holder = await newcomer(world, ['Standard'], ['Manage Users']);
    const refused = await call(as(holder));
    expect([refused.status, refused.body.error?.title]).toEqual([403, 'Access Restricted!']);
    expect(refused.body.error?.message).toContain('You do not have permission to manage users!');
    expect((await call(as(await newcomer(world, ['Advisor'], ['Manage Users'])))).status).toBe(200);
  });

  it('asks a public page for client credentials', async () => {
    const call = guarded({ kind: 'public_token' });
    for (const token of [undefined, 'a.b.c', as(world.people.owner)]) {
      const refused = await call(token);
      expect([refused.status, refused.body.error?.message]).toEqual([401, 'Wrong Client Credentials!']);
    }
    const { publicClient } = world.standins ?? {};
    const made = await world.call('public.token.create', {
      grant_type: 'client_credentials',
      client_id: publicClient?.id ?? '',
      client_secret: publicClient?.secret ?? '',
    });
    expect((await call(made.body.access_token)).body).toEqual({ inside: true });
  });
});
