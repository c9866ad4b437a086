import type { Access, Contract } from '@wayline/core/contract/contract';
import { CONTRACTS } from '@wayline/core/contracts';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newcomer } from './newcomer';
import { prepare } from './prepare';
import type { Prepared } from './prepared';
import { CALL_IDS, getSample } from './samples';

let world: World;
let prepared: Prepared;
beforeAll(async () => {
  world = await startWorld({ standins: true });
  prepared = await prepare(world, world.people.owner);
});
afterAll(() => world.stop());

const of = (kind: Access['kind']) => CALL_IDS.filter((id) => CONTRACTS[id].access.kind === kind);
const accessOf = (id: keyof typeof CONTRACTS) =>
  (CONTRACTS[id] as Contract).access as Extract<Access, { kind: 'signed_in' }>;
const signedIn = of('signed_in');
const forbidden = signedIn.filter((id) => accessOf(id).permissions?.length);
const barred = signedIn.filter((id) => accessOf(id).deniedRoles?.length);

describe('a call that nobody signed', () => {
  it.each(signedIn)('%s answers 401', async (id) => {
    const { status, body } = await world.send(id, getSample(id, prepared));
    expect([status, body.error?.code, body.error?.message]).toEqual([401, 'session.missing', 'Please sign in.']);
  });
  it.each(of('public_token').map((id) => [id]))('%s answers 401 in the words of the spec', async (id) => {
    const { status, body } = await world.send(id, getSample(id, prepared));
    expect([status, body.error?.message]).toEqual([401, 'Wrong Client Credentials!']);
  });
});

describe('a call with a token that is not good', () => {
  it.each(signedIn)('%s answers 401', async (id) => {
    const { sub } = world.people.owner;
    const [head, claims, signature] = world.mint.accessToken(sub).split('.');
    const forged = Buffer.from(JSON.stringify({ sub, token_use: 'access' })).toString('base64url');
    const bad = [
      'garbage',
      'a.b.c',
      world.mint.accessToken(sub, { lifetime: -10 }),
      [head, forged, signature].join('.'),
      [head, claims, 'AAAA'].join('.'),
      world.mint.accessToken('00000000-0000-0000-0000-000000000000'),
    ];
    for (const token of bad) {
      const { status, body } = await world.send(id, getSample(id, prepared), { token });
      expect([status, body.error?.code]).toEqual([401, 'session.ended']);
    }
  });
});

describe('a call without the permission it needs', () => {
  it.each(forbidden)('R-SHELL-225 %s answers 403 in the words of the spec', async (id) => {
    const nobody = await newcomer(world, ['Advisor'], []);
    const { status, body } = await world.send(id, getSample(id, prepared), { as: nobody });
    expect([status, body.error?.title]).toEqual([403, 'Access Restricted!']);
    expect(body.error?.message).toBe(
      `You do not have permission to ${accessOf(id).action}! Please contact your master admin for permission.`,
    );
  });
  it.each(barred)('%s answers 403 to a role it bars, whatever the permissions', async (id) => {
    const { deniedRoles = [], permissions = [] } = accessOf(id);
    for (const role of deniedRoles) {
      const holder = await newcomer(world, [role], [...permissions]);
      expect((await world.send(id, getSample(id, prepared), { as: holder })).status).toBe(403);
    }
  });
});
