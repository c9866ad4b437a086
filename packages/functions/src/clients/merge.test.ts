import { Clients, ClientTrips } from '@wayline/core/areas/clients/client.records';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { ClientMerges } from '@wayline/core/areas/clients/merge/merge.records';
import { toTable } from '@wayline/core/areas/data-transfer/export-clients';
import { Traveler } from '@wayline/core/areas/trip/trips/traveler';
import { Travelers } from '@wayline/core/areas/trip/trips/trip.records';
import { TravelerId, TripId } from '@wayline/core/base/ids';
import { Audits } from '@wayline/core/store/audits';
import { getRecord, listPartition } from '@wayline/core/store/read';
import { transact } from '@wayline/core/store/transact';
import { writesFor } from '@wayline/core/store/write';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectOk } from '../sweeps/expect-ok';

let world: World;
let number = 0;
const asked = () => ({ as: world.people.owner });
const company = () => world.people.owner.company_id;
const add = async (given: object = {}) =>
  expectOk(await world.call('crm.individuals.create', { first_name: 'Mara', ...given }, asked())).client;
const read = async (id: ClientId) => expectOk(await world.call('crm.individuals.get', { id }, asked()));
const save = async (id: ClientId, version: number, changes: object) =>
  expectOk(await world.call('crm.individuals.update', { id, version, ...changes }, asked())).client;
const addPassport = async (client_id: ClientId, given: object) =>
  expectOk(await world.call('crm.documents.create', { client_id, kind: 'passport', ...given }, asked())).document;
/** Puts a client on trips, as many as are named. */
const addTrips = async (client_id: ClientId, count: number) => {
  const w = writesFor(world.table, company());
  const links = Array.from({ length: count }, () => {
    const end = String(++number).padStart(26, '0');
    const added_at = '2031-01-01T00:00:00.000Z';
    return { client_id, trip_id: TripId.parse(`trp_${end}`), traveler_id: TravelerId.parse(`tvl_${end}`), added_at };
  });
  for (const { added_at: created_at, traveler_id: id, ...link } of links)
    await transact(world.table, [
      w.insert(ClientTrips, { ...link, traveler_id: id, added_at: created_at }),
      w.insert(
        Travelers,
        Traveler.parse({ ...link, id, first_name: 'Mara', last_name: 'Lind', created_at, version: 1 }),
      ),
    ]);
  await transact(world.table, [w.updateIf(Clients, { id: client_id }, { add: { trips: count, 'row.trips': count } })]);
  return links;
};
type Sides = { existing: ClientId; to_merge: ClientId };
const merge = ({ existing, to_merge }: Sides, given: object = {}) =>
  world.send('crm.merge.create', { existing, to_merge, existing_version: 1, to_merge_version: 1, ...given }, asked());
const undo = (sides: Sides) => world.call('crm.merge.undo', sides, asked());
const withoutStamps = ({ version: _v, updated_at: _u, ...client }: { version: number; updated_at: string }) => client;

beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

let kept: Awaited<ReturnType<typeof add>>;
let other: Awaited<ReturnType<typeof add>>;
let sides: Sides;
beforeEach(async () => {
  kept = await add({ last_name: 'Lind', phone: '1', tags: ['VIP'], place_visited: ['Rome'] });
  other = await add({ last_name: 'Lindqvist', phone: '2', tags: ['Ski'], dob: '1984-06-02' });
  sides = { existing: kept.id, to_merge: other.id };
});

describe('a merge that is looked at first', () => {
  it('R-ACC-093 has three copies: existing, to merge and after merge, and changes nothing (G-160)', async () => {
    const { body } = await world.call('crm.merge.preview', sides, asked());
    expect(body).toMatchObject({
      existing: kept,
      to_merge: other,
      after_merge: { last_name: 'Lind', phone: '2', tags: ['VIP', 'Ski'], dob: '1984-06-02' },
      origins: { last_name: 'existing', phone: 'to_merge', tags: 'both', dob: 'to_merge' },
    });
    expect((await read(kept.id)).client).toEqual(kept);
  });

  it('is refused for one and the same client', async () => {
    const { body } = await world.send('crm.merge.preview', { existing: kept.id, to_merge: kept.id }, asked());
    expect(body.error?.code).toBe('client.merge_itself');
  });
});

describe('a merge', () => {
  it('R-ACC-117 keeps the one with the fields of both, and deletes the other with a link to it (G-165)', async () => {
    expect((await merge(sides, { choices: { last_name: 'to_merge', phone: 'existing' } })).status).toBe(200);
    const [one, two] = [await read(kept.id), await read(other.id)];
    expect(one.client).toMatchObject({ last_name: 'Lindqvist', phone: '1', tags: ['VIP', 'Ski'], version: 2 });
    expect(two.client).toMatchObject({ merged_into: kept.id, deleted_by: expect.any(String) });
    const listDeleted = async () => {
      const { body } = await world.call('crm.individuals.list', { show: 'deleted', per_page: 500 }, asked());
      return body.clients.map(({ id }) => id);
    };
    // Lists hear of a change a moment later.
    await expect.poll(listDeleted).toContain(other.id);
  });

  it('R-ACC-112 R-ACC-115 joins tags and places, which an export has with a semicolon between them (G-163)', async () => {
    const one = await add({ tags: ['VIP'], place_visited: ['Rome'], place_i_wish_to_visit: ['Oslo'] });
    const two = await add({
      tags: ['vip', 'Ski'],
      place_visited: ['Rome', 'Kyoto'],
      place_i_wish_to_visit: ['Lima'],
    });
    await merge({ existing: one.id, to_merge: two.id });
    const { clients } = (await world.call('crm.individuals.export', { ids: one.id }, asked())).body;
    const { headings, rows } = toTable(clients);
    const cell = (heading: string) => rows[0]?.[headings.indexOf(heading)];
    expect(['Tags', 'Places visited', 'Places to visit'].map(cell)).toEqual(['VIP;Ski', 'Rome;Kyoto', 'Oslo;Lima']);
  });
  it('keeps both phone numbers when asked to, the second where there is room, and an undo gives it back', async () => {
    const { body } = await merge(sides, { choices: { phone: 'both' } });
    expect(body).toMatchObject({ client: { phone: '1', personal_mobile: '2' } });
    await undo(sides);
    const { client } = (await world.call('crm.individuals.get', { id: kept.id }, asked())).body;
    expect([client.phone, client.personal_mobile]).toEqual(['1', undefined]);
  });
  it('moves documents with their encrypted numbers, and keeps the more complete passport (R-ACC-107)', async () => {
    const names = { names: 'Mara Lind', country: 'Sweden' };
    await addPassport(kept.id, names);
    const full = await addPassport(other.id, { ...names, number: 'P12345678', expiration: '2033-01-01' });
    const visa = await addPassport(other.id, { kind: 'visa', country: 'Japan', number: 'V87654321' });
    await merge(sides);
    const { documents } = await read(kept.id);
    expect(documents.map(({ id }) => id).sort()).toEqual([full.id, visa.id].sort());
    const reveal = { client_id: kept.id, id: full.id, reason: 'Check-in' };
    expect((await world.call('crm.documents.reveal', reveal, asked())).body.number).toBe('P12345678');
    expect((await read(other.id)).documents).toEqual([]);
  });

  it('keeps both passports of somebody with two citizenships when asked to', async () => {
    await addPassport(kept.id, { names: 'Mara Lind', country: 'Sweden' });
    await addPassport(other.id, { names: 'Mara Lind', country: 'Italy' });
    await merge(sides, { keep_all_passports: true });
    expect((await read(kept.id)).documents).toHaveLength(2);
  });

  it('moves trips by reference and counts them', async () => {
    const links = [...(await addTrips(kept.id, 1)), ...(await addTrips(other.id, 2))];
    await merge(sides);
    const one = await read(kept.id);
    expect(one.trip_links).toEqual(links.map((link) => ({ ...link, client_id: kept.id })));
    expect(one.client.trips).toBe(3);
    for (const { trip_id, traveler_id: id } of links) {
      const traveler = await getRecord(world.table, company(), Travelers, { trip_id, id });
      expect(traveler?.client_id).toBe(kept.id);
    }
    expect(await read(other.id)).toMatchObject({ trip_links: [], client: { trips: 0 } });
  });

  it('moves more trips than one transaction holds', async () => {
    await addTrips(other.id, 60);
    await merge(sides);
    expect((await read(kept.id)).trip_links).toHaveLength(60);
    expect((await read(other.id)).trip_links).toEqual([]);
    const record = await getRecord(world.table, company(), ClientMerges, { client_id: kept.id, other_id: other.id });
    expect(record).toMatchObject({ is_moving: false, version: 2 });
  });

  it('that broke off before all trips had moved is finished by the job', async () => {
    await addTrips(other.id, 1);
    await merge(sides);
    const key = { client_id: kept.id, other_id: other.id };
    const record = await getRecord(world.table, company(), ClientMerges, key);
    if (!record) throw new Error('There is a merge.');
    await addTrips(other.id, 2);
    const w = writesFor(world.table, company());
    await transact(world.table, [w.change(ClientMerges, record, { ...record, is_moving: true })]);
    await world.job('due-work');
    expect((await read(kept.id)).trip_links).toHaveLength(3);
    expect(await getRecord(world.table, company(), ClientMerges, key)).toMatchObject({ is_moving: false });
  });

  it('is refused stale when somebody saved either of them meanwhile, with the profile as it is', async () => {
    await save(other.id, 1, { nick_name: 'Mari' });
    const late = await merge(sides);
    expect(late.body.error).toMatchObject({ code: 'record.stale', current: { id: other.id, nick_name: 'Mari' } });
    await save(kept.id, 1, { nick_name: 'M' });
    const later = await merge(sides, { to_merge_version: 2 });
    expect(later.body.error).toMatchObject({ code: 'record.stale', current: { id: kept.id } });
  });

  it('wins or loses as a whole against a save at the same time', async () => {
    const [merged, saved] = await Promise.all([
      merge(sides),
      world.send('crm.individuals.update', { id: other.id, version: 1, nick_name: 'Mari' }, asked()),
    ]);
    expect([merged.status, saved.status].sort()).toEqual([200, 409]);
    const { client } = await read(other.id);
    expect(client.merged_into === undefined).toBe(saved.status === 200);
  });

  it('that is repeated answers the same and moves nothing twice', async () => {
    await addTrips(other.id, 1);
    const input = { ...sides, existing_version: 1, to_merge_version: 1 };
    const again = () => world.send('crm.merge.create', input, { ...asked(), key: `merge-${kept.id}` });
    const [first, second] = [await again(), await again()];
    expect([first.status, second.body]).toEqual([200, first.body]);
    expect((await read(kept.id)).trip_links).toHaveLength(1);
  });

  it('stands in the history of both', async () => {
    await merge(sides);
    const actions = async (id: string) =>
      (await listPartition(world.table, company(), Audits, { partition: ['AUDIT', id] })).items.map(
        (one) => one.action,
      );
    expect([await actions(kept.id), await actions(other.id)]).toEqual([
      ['client.created', 'client.merged'],
      ['client.created', 'client.merged_away'],
    ]);
  });

  it('needs the permission to delete clients too', async () => {
    const { body } = await world.send(
      'crm.merge.create',
      { ...sides, existing_version: 1, to_merge_version: 1 },
      { as: world.people.contractor },
    );
    expect(body.error?.code).toBe('access.denied');
  });
});

describe('who was merged away', () => {
  it('is not saved, nor merged again: the answer says where they went, also after the next merge', async () => {
    await merge(sides);
    const saved = await world.send('crm.individuals.update', { id: other.id, version: 2, nick_name: 'X' }, asked());
    expect(saved.body.error).toMatchObject({
      code: 'client.merged',
      message: 'This profile was merged into Mara Lind. Open that profile instead.',
    });
    const last = await add({ first_name: 'Mary', last_name: 'Last' });
    await merge({ existing: last.id, to_merge: kept.id }, { to_merge_version: 2 });
    const look = async (existing: ClientId, to_merge: ClientId) =>
      expectOk(await world.call('crm.merge.preview', { existing, to_merge }, asked()));
    const merged_into = { id: last.id, name: 'Mary Last' };
    expect(await look(other.id, last.id)).toEqual({ merged_into, is_undoable: false });
    expect(await look(last.id, kept.id)).toEqual({ merged_into, is_undoable: true });
  });

  it('can be restored alone, and deleted for good with all that the merge kept of them', async () => {
    await merge(sides);
    await world.call('crm.individuals.restore', { ids: [other.id] }, asked());
    const { client } = await read(other.id);
    expect(client).toMatchObject({ last_name: 'Lindqvist', phone: '2' });
    expect(client).not.toHaveProperty('merged_into');
    await merge(sides, { existing_version: 2, to_merge_version: 3 });
    await world.call('crm.individuals.permanent-delete', { ids: [other.id] }, asked());
    const key = { client_id: kept.id, other_id: other.id };
    expect(await getRecord(world.table, company(), ClientMerges, key)).toBeUndefined();
  });
});

describe('an undo', () => {
  it('makes both what they were before, with their documents and trips', async () => {
    const names = { names: 'Mara Lind', country: 'Sweden' };
    await addPassport(kept.id, names);
    await addPassport(other.id, { ...names, expiration: '2033-01-01' });
    await addTrips(kept.id, 1);
    await addTrips(other.id, 2);
    const before = [await read(kept.id), await read(other.id)];
    await merge(sides);
    expect((await undo(sides)).body).toMatchObject({ kept_changes: [], unreconciled: [] });
    const after = [await read(kept.id), await read(other.id)];
    for (const [i, one] of after.entries()) {
      expect(withoutStamps(one.client)).toEqual(withoutStamps(before[i]?.client ?? kept));
      expect([one.documents, one.trip_links]).toEqual([before[i]?.documents, before[i]?.trip_links]);
    }
  });

  it('keeps what was changed since, and says what it cannot tell apart', async () => {
    await merge(sides);
    await save(kept.id, 2, { nick_name: 'Mari', phone: '3', tags: ['VIP', 'Ski', 'New'] });
    const { body: shown } = await world.call('crm.merge.get', sides, asked());
    const said = { kept_changes: ['nick_name', 'tags'], unreconciled: ['phone'] };
    expect(shown).toMatchObject({ ...said, existing: { phone: '1' }, client: { phone: '3' } });
    expect((await undo(sides)).body).toMatchObject(said);
    const { client } = await read(kept.id);
    expect(client).toMatchObject({ nick_name: 'Mari', phone: '3', tags: ['VIP', 'New'] });
    expect(client).not.toHaveProperty('dob');
  });

  it('does not stumble over trips and documents that are gone, and leaves those that came since', async () => {
    const [gone, back] = await addTrips(other.id, 2);
    const visa = await addPassport(other.id, { kind: 'visa' });
    await merge(sides);
    if (!gone) throw new Error('There are two trips.');
    const w = writesFor(world.table, company());
    await transact(world.table, [w.remove(ClientTrips, { ...gone, client_id: kept.id })]);
    await world.call('crm.documents.delete', { client_id: kept.id, id: visa.id }, asked());
    const [since] = await addTrips(kept.id, 1);
    expect((await undo(sides)).status).toBe(200);
    expect((await read(kept.id)).trip_links).toEqual([since]);
    expect(await read(other.id)).toMatchObject({ trip_links: [back], documents: [], client: { trips: 1 } });
  });

  it('moves more trips back than one transaction holds', async () => {
    await addTrips(other.id, 60);
    await merge(sides);
    await undo(sides);
    expect([(await read(kept.id)).trip_links.length, (await read(other.id)).trip_links.length]).toEqual([0, 60]);
  });

  it('leaves somebody who was restored meanwhile as they are, and gives back what had moved', async () => {
    const visa = await addPassport(other.id, { kind: 'visa' });
    await merge(sides);
    await world.call('crm.individuals.restore', { ids: [other.id] }, asked());
    await save(other.id, 3, { nick_name: 'Restored' });
    expect((await undo(sides)).status).toBe(200);
    const { client, documents } = await read(other.id);
    expect([client.nick_name, documents.map(({ id }) => id)]).toEqual(['Restored', [visa.id]]);
  });

  it('is refused while the kept profile is deleted or merged again, once it was done, and after 30 days', async () => {
    const refused = async () => (await world.send('crm.merge.undo', sides, asked())).body.error;
    expect((await refused())?.code).toBe('client.merge_not_undoable');
    await merge(sides);
    await world.call('crm.individuals.delete', { ids: [kept.id] }, asked());
    expect(await refused()).toMatchObject({
      code: 'client.merge_kept_deleted',
      message: expect.stringContaining('Mara Lind'),
    });
    await world.call('crm.individuals.restore', { ids: [kept.id] }, asked());
    const key = { client_id: kept.id, other_id: other.id };
    const record = await getRecord(world.table, company(), ClientMerges, key);
    if (!record) throw new Error('There is a merge.');
    const w = writesFor(world.table, company());
    await transact(world.table, [w.change(ClientMerges, record, { ...record, merged_at: '2020-01-01T00:00:00.000Z' })]);
    expect(await refused()).toMatchObject({
      code: 'client.merge_not_undoable',
      message: 'This merge can’t be undone anymore. A merge can be undone for 30 days.',
    });
  });

  it('that is repeated answers the same', async () => {
    await merge(sides);
    const again = () => world.send('crm.merge.undo', sides, { ...asked(), key: `undo-${kept.id}` });
    const [first, second] = [await again(), await again()];
    expect([first.status, second.body]).toEqual([200, first.body]);
  });
});
