import { API_KEYS, ApiKeys, ApiKeyUses } from '@wayline/core/access/api-keys.records';
import { Companies, Users } from '@wayline/core/access/people.records';
import type { Contract } from '@wayline/core/contract/contract';
import { CONTRACTS } from '@wayline/core/contracts';
import { Audits } from '@wayline/core/store/audits';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { transact } from '@wayline/core/store/transact';
import { movable as clock } from '@wayline/local/clock';
import { DEMO_PASSWORD } from '@wayline/local/demo/people';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectOk } from '../sweeps/expect-ok';
import { listAnnouncements } from '../sweeps/list-announcements';
import { newcomer } from '../sweeps/newcomer';
import { prepare } from '../sweeps/prepare';
import { CALL_IDS } from '../sweeps/samples';

const HALF_MINUTE = 31_000;
const HOUR = 3_600_000;

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterEach(() => {
  clock.waylineClockOffset = 0;
});
afterAll(() => world.stop());

const make = async (scopes: ('trips:read' | 'trips:write' | 'book:read' | 'misc:read')[], as = world.people.owner) =>
  expectOk(await world.call('users.api-keys.create', { name: 'Website', scopes, password: DEMO_PASSWORD }, { as }));
const trips = (token: string) => world.call('trips.list', {}, { token });
const codeOf = async (asked: Promise<{ status: number; body: { error?: { code: string } } }>) => {
  const { status, body } = await asked;
  return [status, body.error?.code];
};

describe('an API key', () => {
  it('is shown once, kept as a hash, and does what its scopes say in the name of its maker', async () => {
    const { key, api_key } = await make(['trips:write']);
    expect(key).toMatch(/^wl_[\w-]{43}$/);
    expect(key.startsWith(api_key.prefix)).toBe(true);
    expect((await trips(key)).status).toBe(200);
    const { trip } = expectOk(await world.call('trips.create', { trip_name: 'By a program' }, { token: key }));
    expect(trip.trip_name).toBe('By a program');
    const listed = await world.call('users.api-keys.list', {}, { as: world.people.owner });
    const { keys } = await tenantDb(world.table, world.people.owner.company_id).readPartition(API_KEYS, {
      keys: ApiKeys,
    });
    expect(JSON.stringify([listed.body, keys])).not.toContain(key);
    const { company_id } = world.people.owner;
    const { rows } = await tenantDb(world.table, company_id).readPartition(['AUDIT', trip.id], { rows: Audits });
    expect(rows[0]).toMatchObject({
      actor_id: world.people.owner.user_id,
      api_key: { id: api_key.id, name: 'Website' },
    });
  });

  it('that may read is refused every endpoint that may write, and every one for people', async () => {
    const { key } = await make(['trips:read', 'book:read', 'misc:read']);
    const signedIn = CALL_IDS.filter((id) => CONTRACTS[id].access.kind === 'signed_in');
    const refused = signedIn.filter((id) => !(CONTRACTS[id] as Contract).keyScope?.endsWith(':read'));
    expect(refused.length).toBeGreaterThan(100);
    for (const id of refused) {
      const answer = await codeOf(world.send(id, {}, { token: key }));
      expect([id, ...answer]).toEqual([id, 403, 'api_key.scope']);
    }
  });

  it('is made with the password only, and the owner is told by mail and behind the bell who made it', async () => {
    const { owner } = world.people;
    const maker = await newcomer(world, ['Advisor'], ['Integrations', 'View Trips']);
    const input = { name: 'Quiet', scopes: ['trips:read' as const], password: 'Not-the-word-1' };
    expect(await codeOf(world.call('users.api-keys.create', input, { as: maker }))).toEqual([
      403,
      'two_step.password_wrong',
    ]);
    await make(['trips:read'], maker);
    await world.job('due-work');
    const mail = world.standins?.box.list(owner.email)[0];
    expect(mail?.subject).toBe('A new API key was created');
    expect(mail?.text).toMatch(/By[\s\S]+When[\s\S]+\d{4}-\d\d-\d\d \d\d:\d\d UTC/);
    const events = await listAnnouncements(tenantDb(world.table, owner.company_id));
    const told = events.filter(({ title }) => title === 'New API key').at(-1);
    expect(told).toMatchObject({ notify: [owner.user_id], channels: [`user.${owner.user_id}`] });
  });

  it('opens nothing of another company', async () => {
    const { key } = await make(['trips:read']);
    const theirs = await prepare(world, world.people.stranger, 'Only Elsewhere', new Set(['trip']));
    expect(await codeOf(world.call('trips.get', { id: theirs.trip }, { token: key }))).toEqual([404, 'record.missing']);
  });

  it('has nothing that its maker does not hold, when it is made and at every call', async () => {
    const maker = await newcomer(world, ['Advisor'], ['Integrations', 'View Trips']);
    expect(
      await codeOf(
        world.call(
          'users.api-keys.create',
          { name: 'More', scopes: ['trips:write'], password: DEMO_PASSWORD },
          { as: maker },
        ),
      ),
    ).toEqual([403, 'access.denied']);
    const { key } = await make(['trips:read'], maker);
    expect((await trips(key)).status).toBe(200);
    await transact(world.table, [
      tenantDb(world.table, maker.company_id).updateIf(
        Users,
        { id: maker.user_id },
        { set: { permissions: ['Integrations'] } },
      ),
    ]);
    clock.waylineClockOffset = HALF_MINUTE;
    expect(await codeOf(trips(key))).toEqual([403, 'access.denied']);
    await transact(world.table, [
      tenantDb(world.table, maker.company_id).updateIf(Users, { id: maker.user_id }, { set: { is_active: false } }),
    ]);
    clock.waylineClockOffset = 2 * HALF_MINUTE;
    expect(await codeOf(trips(key))).toEqual([401, 'api_key.refused']);
  });

  it('that is revoked is refused at once where it was revoked, and everywhere within 30 s', async () => {
    const { key, api_key } = await make(['trips:read']);
    expect((await trips(key)).status).toBe(200);
    // Another container: it knows the key, and hears of nothing.
    await transact(world.table, [
      tenantDb(world.table, world.people.owner.company_id).updateIf(
        ApiKeys,
        { id: api_key.id },
        { set: { revoked_at: new Date().toISOString() } },
      ),
    ]);
    clock.waylineClockOffset = HALF_MINUTE;
    expect(await codeOf(trips(key))).toEqual([401, 'api_key.refused']);
    clock.waylineClockOffset = 0;

    const second = await make(['trips:read']);
    expect((await trips(second.key)).status).toBe(200);
    const revoke = () => world.call('users.api-keys.revoke', { key_id: second.api_key.id }, { as: world.people.owner });
    expectOk(await revoke());
    expect(await codeOf(trips(second.key))).toEqual([401, 'api_key.refused']);
    expect((await revoke()).status).toBe(200);
  });

  it('stops when its time is over', async () => {
    const { key } = expectOk(
      await world.call(
        'users.api-keys.create',
        { name: 'Short', scopes: ['trips:read'], days: 1, password: DEMO_PASSWORD },
        { as: world.people.owner },
      ),
    );
    expect((await trips(key)).status).toBe(200);
    clock.waylineClockOffset = 24 * HOUR;
    expect(await codeOf(trips(key))).toEqual([401, 'api_key.refused']);
  });

  it('tells when it was last used, and writes that down at most once an hour', async () => {
    const { key, api_key } = await make(['trips:read']);
    const used = async () =>
      (await tenantDb(world.table, world.people.owner.company_id).get(ApiKeyUses, { id: api_key.id }))?.used_at;
    expect(await used()).toBeUndefined();
    await trips(key);
    const first = await used();
    clock.waylineClockOffset = HOUR / 2;
    await trips(key);
    expect(await used()).toBe(first);
    clock.waylineClockOffset = HOUR + 1000;
    await trips(key);
    expect(Date.parse((await used()) ?? '')).toBeGreaterThan(Date.parse(first ?? ''));
  });

  it('R-SHELL-100 is made in ER accounts only, and dies with that', async () => {
    const { stranger } = world.people;
    const create = world.call(
      'users.api-keys.create',
      { name: 'None', scopes: ['trips:read'], password: DEMO_PASSWORD },
      { as: stranger },
    );
    expect(await codeOf(create)).toEqual([404, 'record.missing']);
    expect(await codeOf(world.call('users.api-keys.list', {}, { as: stranger }))).toEqual([404, 'record.missing']);
    const { key } = await make(['trips:read']);
    const { company_id } = world.people.owner;
    const flag = (is_er_account: boolean) =>
      transact(world.table, [tenantDb(world.table, company_id).updateIf(Companies, {}, { set: { is_er_account } })]);
    await flag(false);
    expect(await codeOf(trips(key))).toEqual([401, 'api_key.refused']);
    await flag(true);
  });

  it('of somebody else cannot be revoked from another company', async () => {
    const { api_key } = await make(['trips:read']);
    const { company_id } = world.people.stranger;
    await transact(world.table, [
      tenantDb(world.table, company_id).updateIf(Companies, {}, { set: { is_er_account: true } }),
    ]);
    clock.waylineClockOffset = HALF_MINUTE;
    const revoke = world.call('users.api-keys.revoke', { key_id: api_key.id }, { as: world.people.stranger });
    expect(await codeOf(revoke)).toEqual([404, 'record.missing']);
  });
});

describe('guessing keys', () => {
  it('is slowed after twenty wrong ones within a minute, told apart from a mistake, and locks out no right key', async () => {
    clock.waylineClockOffset = 2 * HOUR;
    const { key: right } = await make(['trips:read']);
    const wrong = (n: number) => trips(`wl_${String(n).padStart(43, 'A')}`);
    const codes = [];
    for (let n = 0; n < 21; n++) codes.push((await codeOf(wrong(n)))[1]);
    expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'api_key.refused'));
    expect(codes[20]).toBe('request.too_many');
    expect((await trips(right)).status).toBe(200);
    clock.waylineClockOffset = 2 * HOUR + 61_000;
    expect(await codeOf(wrong(99))).toEqual([401, 'api_key.refused']);
  });
});
