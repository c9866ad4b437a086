import { Users } from '@wayline/core/access/people.records';
import { PERMISSIONS } from '@wayline/core/access/permissions';
import { getRolePermissions } from '@wayline/core/access/roles';
import type { UserId } from '@wayline/core/base/ids';
import { Audits, getAuditPartition } from '@wayline/core/store/audits';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectOk } from '../sweeps/expect-ok';
import { listAnnouncements } from '../sweeps/list-announcements';
import { newcomer } from '../sweeps/newcomer';

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await startWorld();
  owner = world.people.owner;
});
afterAll(() => world.stop());

const asOwner = () => ({ as: owner });
const roleOf = async (name: string) => {
  const { roles } = expectOk(await world.call('users.roles', {}, asOwner()));
  return roles.find((role) => role.name === name);
};
const save = (name: string, version: number, permissions: readonly string[] | null, as = owner) =>
  world.send<{ role: { version: number } | null }>('users.permissions', { name, version, permissions }, { as });
const userOf = async (id: UserId) => expectOk(await world.call('users.roles', { user_id: id }, asOwner())).user;
const assign = async (person: Person, role: string, permissions: readonly string[] | null, as = owner) => {
  const version = (await userOf(person.user_id))?.version ?? 0;
  return world.send('users.assign-role', { id: person.user_id, version, role, permissions }, { as });
};

describe('whose trips a role sees (G-047)', () => {
  const see = (name: string, version: number, visibility: 'own' | 'team' | 'all', as = owner) =>
    world.send<{ role: { version: number; visibility: string } | null }>(
      'users.permissions',
      { name, version, permissions: getRolePermissions(name), visibility },
      { as },
    );
  it('R-SHELL-231 are their own for Standard and all for the others, until the company says otherwise', async () => {
    const seen = async () =>
      Promise.all(['Standard', 'Advisor', 'Master Admin'].map(async (name) => (await roleOf(name))?.visibility));
    expect(await seen()).toEqual(['own', 'all', 'all']);
    expect(expectOk(await see('Standard', 0, 'team')).role).toMatchObject({ visibility: 'team', version: 1 });
    expect(await seen()).toEqual(['team', 'all', 'all']);
    expectOk(await save('Standard', 1, null));
    expect(await seen()).toEqual(['own', 'all', 'all']);
  });
  it('R-SHELL-225 holds at once for whoever has the role, and they are told of it', async () => {
    const { advisor } = world.people;
    const { trip } = expectOk(await world.call('trips.create', { trip_name: 'The owner’s' }, asOwner()));
    const statusOf = async () => (await world.call('trips.get', { id: trip.id }, { as: advisor })).status;
    expect(await statusOf()).toBe(200);
    expectOk(await see('Advisor', 0, 'own'));
    expect(await statusOf()).toBe(404);
    expect(expectOk(await world.call('misc.shell.get', {}, { as: advisor })).user.visibility).toBe('own');
    expectOk(await save('Advisor', 1, null));
    expect(await statusOf()).toBe(200);
  });
  it('R-SHELL-225 is decided by nobody who does not see as much', async () => {
    expectOk(await save('Own desk', 0, PERMISSIONS));
    expectOk(await see('Own desk', 1, 'own'));
    const narrow = await newcomer(world, ['Own desk']);
    const answer = await see('Standard', 0, 'all', narrow);
    expect([answer.status, answer.body.error?.code]).toEqual([403, 'access.denied']);
    const given = await assign(await newcomer(world, ['Standard']), 'Planner', null, narrow);
    expect([given.status, given.body.error?.code]).toEqual([403, 'access.denied']);
  });
});

describe('the roles of a company', () => {
  it('R-SHELL-231 are the seven it starts with, with who holds them and what they start with', async () => {
    const advisor = await roleOf('Advisor');
    expect(advisor).toMatchObject({ version: 0, permissions: getRolePermissions('Advisor') });
    expect(advisor?.holders.map(({ name }) => name)).toContain('Adrian Moss');
    expect(advisor?.starts_with).toEqual(getRolePermissions('Advisor'));
  });
  it('R-SHELL-225 take a permission from everybody who holds the role, at once in the session, and give it back', async () => {
    const { advisor } = world.people;
    const held = async () =>
      expectOk(await world.call('misc.shell.get', {}, { as: advisor })).user.permissions_data.includes('Delete Trips');
    expect(await held()).toBe(true);
    const without = getRolePermissions('Advisor').filter((permission) => permission !== 'Delete Trips');
    expect(expectOk(await save('Advisor', 0, without)).role?.version).toBe(1);
    expect(await held()).toBe(false);
    const { status, body } = await world.send(
      'trips.delete',
      { id: 'trp_00000000000000000000000000' },
      { as: advisor },
    );
    expect([status, body.error?.title]).toEqual([403, 'Access Restricted!']);
    expect((await roleOf('Advisor'))?.permissions).toEqual(without);
    expectOk(await save('Advisor', 1, null));
    expect(await held()).toBe(true);
    expect(await roleOf('Advisor')).toMatchObject({ version: 0 });
  });
  it('R-SHELL-225 refuse what was taken elsewhere within 30 s', async () => {
    const clerk = await newcomer(world, ['Accounting'], [...getRolePermissions('Accounting')]);
    const list = async () => (await world.call('trips.list', {}, { as: clerk })).status;
    expect(await list()).toBe(200);
    const db = tenantDb(world.table, owner.company_id);
    await db.transact([db.updateIf(Users, { id: clerk.user_id }, { set: { permissions: ['Forms'] } })]);
    const clock = globalThis as { waylineClockOffset?: number };
    clock.waylineClockOffset = 30_000;
    expect(await list()).toBe(403);
    clock.waylineClockOffset = 0;
  });
  it('get another name and a description, and whoever holds or is invited to them keeps the role', async () => {
    const permissions = ['Trips', 'View Trips', 'Edit Trips'];
    expectOk(await save('Gate desk', 0, permissions));
    const clerk = await newcomer(world, ['Gate desk'], undefined);
    const email = 'gate@invited.wayline.test';
    const invitation = { emails: [email], role: 'Gate desk', user_type_id: 2 as const };
    expectOk(await world.call('users.invitations.create', invitation, asOwner()));
    const edit = (input: Record<string, unknown>) =>
      world.send<{ role: { version: number } | null }>('users.permissions', { permissions, ...input }, asOwner());
    const taken = await edit({ name: 'Gate desk', version: 1, new_name: 'planner' });
    expect([taken.status, taken.body.error?.code]).toEqual([409, 'record.exists']);
    const description = 'Meets groups at the airport.';
    const asked = { name: 'Gate desk', version: 1, new_name: 'Airport desk', description };
    expect(expectOk(await edit(asked)).role).toMatchObject({ name: 'Airport desk', description, version: 2 });
    expect(await roleOf('Gate desk')).toBeUndefined();
    expect((await roleOf('Airport desk'))?.holders.map(({ id }) => id)).toEqual([clerk.user_id]);
    const { user } = expectOk(await world.call('misc.shell.get', {}, { as: clerk }));
    expect([user.roles, user.permissions_data]).toEqual([['Airport desk'], permissions]);
    const { invitations } = expectOk(await world.call('users.invitations.list', {}, asOwner()));
    expect(invitations.find((one) => one.email === email)?.role).toBe('Airport desk');
  });
  it('tell who edits an older version what stands now', async () => {
    expectOk(await save('Planner', 0, ['View Trips']));
    const { status, body } = await save('Planner', 0, ['Edit Trips']);
    expect([status, body.error?.code]).toEqual([409, 'record.stale']);
    expect(body.error?.current).toMatchObject({ name: 'Planner', version: 1, permissions: ['View Trips'] });
    expectOk(await save('Planner', 1, null));
  });
  it('R-SHELL-231 have others of the company’s own, which nobody may delete from under those who hold them', async () => {
    expectOk(await save('Night desk', 0, ['Trips', 'View Trips']));
    const porter = await newcomer(world, ['Night desk'], []);
    expectOk(await assign(porter, 'Night desk', null));
    const kept = await save('Night desk', 1, null);
    expect([kept.status, kept.body.error?.message]).toEqual([
      409,
      'Night desk is still assigned to New Comer. Give them another role first.',
    ]);
    expect((await world.send('trips.list', {}, { as: porter })).status).toBe(200);
    expectOk(await assign(porter, 'Planner', null));
    expect(expectOk(await save('Night desk', 1, null)).role).toBeNull();
    expect(await roleOf('Night desk')).toBeUndefined();
  });
  it('R-SHELL-230 are edited only where the feature is switched on (G-046)', async () => {
    const { status, body } = await save('Planner', 0, ['View Trips'], world.people.stranger);
    expect([status, body.error?.code]).toEqual([403, 'access.flag']);
  });
  it('keep an audit line of what was given and taken, and tell the company', async () => {
    expectOk(await save('Accounting', 0, [...getRolePermissions('Accounting'), 'Share Trips']));
    const { audits } = await tenantDb(world.table, owner.company_id).readPartition(
      getAuditPartition(owner.company_id),
      {
        audits: Audits,
      },
    );
    expect(audits.at(-1)).toMatchObject({
      actor_id: owner.user_id,
      action: 'role.saved',
      changes: { role: 'Accounting', given: ['Share Trips'], taken: [] },
    });
    const events = await listAnnouncements(tenantDb(world.table, owner.company_id));
    expect(events.at(-1)).toMatchObject({
      kind: 'settings_updated',
      channels: [`company.${owner.company_id}`],
      entity_id: 'roles',
    });
    expectOk(await save('Accounting', 1, null));
  });
});

describe('the role of a colleague', () => {
  it('R-SHELL-125 may be overridden by what they hold beyond and below it, and given back', async () => {
    const planner = await newcomer(world, ['Planner'], []);
    const held = async () => expectOk(await world.call('misc.shell.get', {}, { as: planner })).user;
    expectOk(await assign(planner, 'Planner', ['View Trips', 'Delete Trips']));
    expect((await held()).permissions_data).toEqual(['View Trips', 'Delete Trips']);
    expect((await roleOf('Planner'))?.holders).toContainEqual({
      id: planner.user_id,
      name: 'New Comer',
      differs: true,
    });
    expectOk(await assign(planner, 'Advisor', null));
    expect(await held()).toMatchObject({ roles: ['Advisor'], permissions_data: getRolePermissions('Advisor') });
  });
  it('R-SHELL-126 R-SHELL-222 R-SHELL-223 shows client credit cards by the permission that is mapped to the company flag (G-050)', async () => {
    const clerk = await newcomer(world, ['Planner'], ['View Client Profiles']);
    const flag = async () =>
      expectOk(await world.call('misc.shell.get', {}, { as: clerk })).user.permissions_company_data
        .View_Client_Credit_Card;
    expect(await flag()).toBe(false);
    expectOk(await assign(clerk, 'Planner', ['View Client Profiles', 'View Client Credit Card']));
    expect(await flag()).toBe(true);
  });
  it('R-SHELL-225 is given by nobody who lost the right a moment ago', async () => {
    const boss = await newcomer(world, ['Manager'], [...getRolePermissions('Manager')]);
    const target = await newcomer(world, ['Standard'], []);
    expect((await assign(target, 'Planner', null, boss)).status).toBe(200);
    expectOk(await assign(boss, 'Planner', null));
    const refused = await assign(target, 'Standard', null, boss);
    expect([refused.status, refused.body.error?.code]).toEqual([403, 'access.denied']);
  });
  it('R-SHELL-225 never makes anybody more than who gives it', async () => {
    const boss = await newcomer(world, ['Manager'], [...getRolePermissions('Manager')]);
    const target = await newcomer(world, ['Standard'], []);
    for (const [role, held] of [
      ['Master Admin', null],
      ['Accounting', null],
      ['Standard', PERMISSIONS],
    ] as const)
      expect((await assign(target, role, held, boss)).status).toBe(403);
    expect((await assign(boss, 'Planner', null, boss)).status).toBe(403);
    expect((await assign(owner, 'Standard', null, boss)).status).toBe(403);
    expect((await userOf(target.user_id))?.role).toBe('Standard');
  });
  it('is refused from a version that somebody else has replaced', async () => {
    const target = await newcomer(world, ['Standard'], []);
    const from = { id: target.user_id, version: 1, permissions: null };
    expectOk(await world.call('users.assign-role', { ...from, role: 'Planner' }, asOwner()));
    const { status, body } = await world.send('users.assign-role', { ...from, role: 'Advisor' }, asOwner());
    expect([status, body.error?.current]).toMatchObject([409, { role: 'Planner', version: 2 }]);
  });
});
