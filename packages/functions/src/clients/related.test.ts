import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { PROJECTIONS } from '@wayline/core/projections';
import { type Projection, verifyProjection } from '@wayline/core/store/projection';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectOk } from '../sweeps/expect-ok';
import { newcomer } from '../sweeps/newcomer';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

const CHILD = '3';
const asked = (as: Person = world.people.owner) => ({ as });
const add = async (first_name: string, given: object = {}) =>
  expectOk(await world.call('crm.individuals.create', { first_name, last_name: 'Lind', ...given }, asked())).client;
const related = async (client_id: ClientId, as?: Person) =>
  expectOk(await world.call('crm.related.get', { client_id }, asked(as)));
const namesIn = (people: readonly { first_name: string }[]) => people.map(({ first_name }) => first_name);
const companionOf = (individual_id: ClientId) => ({ travel_companions: [{ individual_id, relation_id: CHILD }] });

describe('companions', () => {
  it('R-ACC-073 R-ACC-108 are seen from both sides, and follow names, merges, undoing and deletion', async () => {
    const [parent, child, twin] = [await add('Mara'), await add('Anna'), await add('Ann')];
    const save = async (version: number, changes: object) =>
      expectOk(await world.call('crm.individuals.update', { id: parent.id, version, ...changes }, asked()));
    await save(1, companionOf(child.id));
    expect(namesIn((await related(parent.id)).companions)).toEqual(['Anna']);
    expect((await related(child.id)).named_by).toEqual([
      { client_id: parent.id, first_name: 'Mara', last_name: 'Lind', ind_code: parent.ind_code, relation_id: CHILD },
    ]);
    await save(2, { first_name: 'Marika' });
    expect(namesIn((await related(child.id)).named_by)).toEqual(['Marika']);
    const sides = { existing: twin.id, to_merge: child.id };
    expectOk(await world.call('crm.merge.create', { ...sides, existing_version: 1, to_merge_version: 1 }, asked()));
    expect(namesIn((await related(parent.id)).companions)).toEqual(['Ann']);
    expect(namesIn((await related(twin.id)).named_by)).toEqual(['Marika']);
    expectOk(await world.call('crm.merge.undo', sides, asked()));
    expect(namesIn((await related(parent.id)).companions)).toEqual(['Anna']);
    expect((await related(twin.id)).named_by).toEqual([]);
    await world.call('crm.individuals.delete', { ids: [child.id] }, asked());
    await world.call('crm.individuals.permanent-delete', { ids: [child.id] }, asked());
    const { client } = expectOk(await world.call('crm.individuals.get', { id: parent.id }, asked()));
    expect(client.travel_companions).toEqual([]);
  });
  it('R-ACC-124 name nobody to who does not see them', async () => {
    const standard = await newcomer(world, ['Standard'], ['View Client Profiles', 'Edit Client Profiles']);
    const own = await add('Own', { advisor_id: [standard.user_id] });
    const hidden = await add('Hidden', companionOf(own.id));
    const saved = await world.send(
      'crm.individuals.update',
      { id: own.id, version: 1, ...companionOf(hidden.id) },
      asked(),
    );
    expect(saved.status).toBe(200);
    expect(await related(own.id, standard)).toEqual({ companions: [], named_by: [] });
    const renamed = { id: own.id, version: 2, first_name: 'Renamed', travel_companions: [] };
    expect((await world.send('crm.individuals.update', renamed, asked(standard))).status).toBe(200);
  });
});

describe('a household', () => {
  const found = async (members: ClientId[], given: object = {}) =>
    world.call('crm.households.create', { name: 'The Linds', members, ...given }, asked());

  it('R-ACC-071 has an address and a payer, is seen by each of its members, and ends with the last one', async () => {
    const [mara, nils, anna] = [await add('Mara'), await add('Nils'), await add('Anna')];
    const address = { area: '12 Harbor Street', city_name: 'Portland' };
    const { household } = expectOk(await found([mara.id, nils.id], { address, payer_id: mara.id }));
    const seen = (await related(nils.id)).household;
    expect(seen?.household).toMatchObject({ name: 'The Linds', address, payer_id: mara.id });
    expect(namesIn(seen?.members ?? [])).toEqual(['Mara', 'Nils']);
    const change = { id: household.id, name: 'Linds', join: [anna.id], leave: [mara.id] };
    const changed = expectOk(await world.call('crm.households.update', { ...change, version: 1 }, asked()));
    expect(changed.household).toMatchObject({ name: 'Linds', version: 2 });
    expect(namesIn((await related(anna.id)).household?.members ?? [])).toEqual(['Nils', 'Anna']);
    expect((await related(mara.id)).household).toBeUndefined();
    const stale = await world.send('crm.households.update', { ...change, version: 1 }, asked());
    expect(stale.status).toBe(409);
    const last = { id: household.id, name: 'Linds', version: 2, leave: [nils.id, anna.id] };
    expect(expectOk(await world.call('crm.households.update', last, asked())).household).toBeUndefined();
    expect((await related(anna.id)).household).toBeUndefined();
  });
  it('R-ACC-124 R-ACC-071 outlives who leaves it while members stay whom the caller does not see', async () => {
    const standard = await newcomer(world, ['Standard'], ['View Client Profiles', 'Edit Client Profiles']);
    const hidden = await add('Hidden');
    const seen = await add('Seen', { advisor_id: [standard.user_id] });
    const address = { area: '12 Harbor Street', city_name: 'Portland' };
    const { household } = expectOk(await found([hidden.id, seen.id], { address, payer_id: hidden.id }));
    const left = { id: household.id, name: 'The Linds', address, payer_id: hidden.id, version: 1, leave: [seen.id] };
    const answer = await world.call('crm.households.update', left, asked(standard));
    expect(expectOk(answer).household).toMatchObject({ id: household.id, version: 2 });
    const stays = (await related(hidden.id)).household;
    expect([namesIn(stays?.members ?? []), stays?.household.payer_id]).toEqual([['Hidden'], hidden.id]);
    expect((await related(seen.id)).household).toBeUndefined();
  });
  it('takes nobody who belongs to another one, and says who', async () => {
    const mara = await add('Mara');
    expectOk(await found([mara.id]));
    const refused = await found([mara.id]);
    expect(refused.body).toMatchObject({ error: { code: 'household.member_elsewhere' } });
  });
  it('R-ACC-094 a merge keeps the household of the kept profile, fills an empty one, and an undo puts that back', async () => {
    const [mara, twin] = [await add('Mara'), await add('Marah')];
    expectOk(await found([mara.id], { payer_id: mara.id }));
    const sides = { existing: twin.id, to_merge: mara.id };
    expectOk(await world.call('crm.merge.create', { ...sides, existing_version: 1, to_merge_version: 2 }, asked()));
    const joint = (await related(twin.id)).household;
    expect([namesIn(joint?.members ?? []), joint?.household.payer_id]).toEqual([['Marah'], twin.id]);
    expectOk(await world.call('crm.merge.undo', sides, asked()));
    expect((await related(twin.id)).household).toBeUndefined();
    expect((await related(mara.id)).household?.household.payer_id).toBe(mara.id);
  });
});

it.each(['household-members', 'related-clients'])('npm run verify finds nothing wrong with %s', async (name) => {
  const projection = PROJECTIONS.find((one) => one.name === name) as Projection;
  const wrong: string[] = [];
  for await (const { where } of verifyProjection(world.table, projection, [world.people.owner.company_id]))
    wrong.push(where);
  expect(wrong).toEqual([]);
});
