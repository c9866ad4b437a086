import { refuse } from '@wayline/core/areas/trip/itinerary/errors';
import { ok } from '@wayline/core/base/result';
import { type Access, contract } from '@wayline/core/contract/contract';
import { endpoint, type PageOpener } from '@wayline/functions/kernel/endpoint';
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

/** An endpoint that answers with success to everyone whom its access lets in; a public token is given to `opener`. */
const guarded = (access: Access, opener?: PageOpener<unknown>) => {
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
  const handler = endpoint(c, async () => ok({ inside: true }), undefined, opener);
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

  it('R-SHELL-240 lets a page in by the public token that opens something, and by nothing else', async () => {
    const opener = async (_: unknown, token: string) =>
      token === 'of-the-link' ? ok({ trip: 'Amalfi' }) : refuse('link.gone');
    const byPage = guarded({ kind: 'public_token' }, opener);
    for (const call of [guarded({ kind: 'public_token' }), byPage])
      for (const token of [undefined, 'a.b.c', as(world.people.owner)]) {
        const refused = await call(token);
        expect([refused.status, refused.body.error?.message]).toEqual([401, 'Wrong Client Credentials!']);
      }
    // Without an opener there is nothing that a token could open.
    expect((await guarded({ kind: 'public_token' })('of-the-link')).status).toBe(401);
    expect((await byPage('of-the-link')).body).toEqual({ inside: true });
  });
});
