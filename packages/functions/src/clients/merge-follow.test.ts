import type { ClientId } from '@wayline/core/areas/clients/client-id';
import type { InstitutionId } from '@wayline/core/areas/institutions/institution-id';
import { PROJECTIONS } from '@wayline/core/projections';
import { verifyProjection } from '@wayline/core/store/projection';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectOk } from '../sweeps/expect-ok';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

const asked = () => ({ as: world.people.owner });
const add = async (first_name: string, given: object = {}) =>
  expectOk(await world.call('crm.individuals.create', { first_name, last_name: 'Lind', ...given }, asked())).client.id;
const read = async (id: ClientId) => expectOk(await world.call('crm.individuals.get', { id }, asked())).client;
const save = async (id: ClientId, changes: object) => {
  const { version } = await read(id);
  return expectOk(await world.call('crm.individuals.update', { id, version, ...changes }, asked()));
};
const merge = async (existing: ClientId, to_merge: ClientId) => {
  const [one, two] = [await read(existing), await read(to_merge)];
  const versions = { existing_version: one.version, to_merge_version: two.version };
  expectOk(await world.call('crm.merge.create', { existing, to_merge, ...versions }, asked()));
};
const undo = async (existing: ClientId, to_merge: ClientId) =>
  expectOk(await world.call('crm.merge.undo', { existing, to_merge }, asked()));
const purge = async (id: ClientId) =>
  expectOk(await world.call('crm.individuals.permanent-delete', { ids: [id] }, asked()));
const driftOf = async (name: string) => {
  const found: string[] = [];
  const projection = PROJECTIONS.find((one) => one.name === name);
  if (!projection) throw new Error(`No projection ${name}.`);
  for await (const { where } of verifyProjection(world.table, projection, [world.people.owner.company_id]))
    found.push(where);
  return found;
};

let [kept, other]: [ClientId, ClientId] = [] as never;
beforeEach(async () => {
  [kept, other] = [await add('Mara'), await add('Marah')];
});

describe('companions of two who are merged', () => {
  const related = async (client_id: ClientId) => expectOk(await world.call('crm.related.get', { client_id }, asked()));
  const naming = (...ids: ClientId[]) => ({
    travel_companions: ids.map((individual_id) => ({ individual_id, relation_id: '3' })),
  });
  const namesOf = async (id: ClientId) => (await read(id)).travel_companions.map(({ individual_id }) => individual_id);

  it('name neither of the two while they are one, and each other again after an undo', async () => {
    const friend = await add('Nils');
    await save(kept, naming(other));
    await save(other, naming(kept, friend));
    const sides = { existing: kept, to_merge: other };
    const { after_merge } = expectOk(await world.call('crm.merge.preview', sides, asked()));
    expect(after_merge.travel_companions).toEqual(naming(friend).travel_companions);
    await merge(kept, other);
    expect(await namesOf(kept)).toEqual([friend]);
    expect((await related(kept)).named_by).toEqual([]);
    await undo(kept, other);
    expect([await namesOf(kept), await namesOf(other)]).toEqual([[other], [kept, friend]]);
  });

  it('come back beside those who were named since', async () => {
    const since = await add('Nils');
    await save(kept, naming(other));
    await merge(kept, other);
    await save(kept, naming(since));
    await undo(kept, other);
    expect(await namesOf(kept)).toEqual([other, since]);
  });
});

describe('households of two who are merged', () => {
  const found = async (members: ClientId[], payer_id?: ClientId) =>
    expectOk(await world.call('crm.households.create', { name: 'The Linds', members, payer_id }, asked())).household;
  const change = async (id: string, given: object) => {
    const stored = (await householdOf(kept)) ?? (await householdOf(other));
    const input = { id: id as never, name: 'The Linds', version: stored?.household.version ?? 1, ...given };
    return expectOk(await world.call('crm.households.update', input, asked()));
  };
  const householdOf = async (client_id: ClientId) =>
    expectOk(await world.call('crm.related.get', { client_id }, asked())).household;
  const membersOf = async (id: ClientId) => (await householdOf(id))?.members.map(({ client_id }) => client_id);

  it('is left by who leaves it after the merge, also once that is undone', async () => {
    const { id } = await found([kept]);
    await merge(kept, other);
    await change(id, { leave: [kept] });
    await undo(kept, other);
    expect([(await read(kept)).household_id, (await read(other)).household_id]).toEqual([undefined, undefined]);
  });

  it('that ended meanwhile is that of nobody after an undo, who can join another', async () => {
    const { id } = await found([other]);
    await merge(kept, other);
    await change(id, { leave: [kept] });
    await undo(kept, other);
    expect((await read(other)).household_id).toBeUndefined();
    await found([kept, other]);
    expect(await membersOf(other)).toEqual([kept, other]);
  });

  it('keeps who pays, also once the merged profile is gone for good', async () => {
    await found([other, await add('Nils')], other);
    await merge(kept, other);
    expect((await householdOf(kept))?.household.payer_id).toBe(kept);
    await purge(other);
    expect((await householdOf(kept))?.household.payer_id).toBe(kept);
  });
});

describe('institutions of two who are merged', () => {
  const create = async (institution: string) => {
    const { body } = await world.call('crm.institutions.create', { institution, profile_category_id: 4 }, asked());
    return body.institution?.id ?? ('' as InstitutionId);
  };
  const change = async (id: InstitutionId, on: boolean, ...client_ids: ClientId[]) =>
    expectOk(await world.call('crm.institutions.members.change', { id, client_ids, on }, asked())).institution;
  const members = async (id: InstitutionId) =>
    expectOk(await world.call('crm.institutions.get', { id }, asked())).institution.member_ids;

  it('have the kept client as a member, once and in the same place, and an undo restores exactly', async () => {
    const [first, last] = [await add('Nils'), await add('Anna')];
    const [one, both] = [await create('School of one'), await create('School of both')];
    await change(one, true, first, other, last);
    await change(both, true, other, first, kept, last);
    await merge(kept, other);
    expect([await members(one), await members(both)]).toEqual([
      [first, kept, last],
      [first, kept, last],
    ]);
    const listed = expectOk(await world.call('crm.institutions.members.list', { id: one }, asked())).members;
    expect(listed.map(({ id }) => id)).toEqual([last, kept, first]);
    await undo(kept, other);
    expect([await members(one), await members(both)]).toEqual([
      [first, other, last],
      [other, first, kept, last],
    ]);
  });

  it('keep who joined and left since', async () => {
    const [gone, since] = [await add('Nils'), await add('Anna')];
    const [one, left] = [await create('School that grows'), await create('School that is left')];
    await change(one, true, gone, other);
    await change(left, true, kept, other);
    await merge(kept, other);
    await change(one, true, since);
    await change(one, false, gone);
    await change(left, false, kept);
    await undo(kept, other);
    expect([await members(one), await members(left)]).toEqual([[other, since], [other]]);
  });

  it('in the trash have the kept client too, and take nobody who was merged away', async () => {
    const [one, full] = [await create('School in the trash'), await create('School')];
    await change(one, true, other);
    expectOk(await world.call('crm.institutions.delete', { ids: [one] }, asked()));
    await merge(kept, other);
    expectOk(await world.call('crm.institutions.restore', { ids: [one] }, asked()));
    expect(await members(one)).toEqual([kept]);
    const refused = await world.send('crm.institutions.members.change', { id: full, client_ids: [other] }, asked());
    expect(refused.body.error?.code).toBe('record.missing');
  });

  it('with more members than one transaction holds are deleted for good', async () => {
    const id = await create('Big school');
    for (let i = 0; i < 11; i++) {
      const ids = await Promise.all(Array.from({ length: 10 }, (_, n) => add(`Member ${i} ${n}`)));
      await change(id, true, ...ids);
    }
    expectOk(await world.call('crm.institutions.delete', { ids: [id] }, asked()));
    expectOk(await world.call('crm.institutions.permanent-delete', { ids: [id] }, asked()));
    expect((await world.call('crm.institutions.get', { id }, asked())).status).toBe(404);
  });
});

it.each(['institution-members', 'household-members', 'related-clients'])(
  'npm run verify finds nothing wrong with %s',
  async (name) => expect(await driftOf(name)).toEqual([]),
);
