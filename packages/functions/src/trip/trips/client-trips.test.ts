import { Companies } from '@wayline/core/access/people.records';
import { Clients, ClientTrips } from '@wayline/core/areas/clients/client.records';
import { ClientId } from '@wayline/core/areas/clients/client-id';
import { clientTripsProjection } from '@wayline/core/areas/trip/projections/client-trips.projection';
import type { TravelerId, TripId } from '@wayline/core/base/ids';
import { rebuildProjection, verifyProjection } from '@wayline/core/store/projection';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectOk } from '../../sweeps/expect-ok';
import { listFacts } from '../../sweeps/list-facts';
import { newcomer } from '../../sweeps/newcomer';

let world: World;
let owner: Person;
const db = () => tenantDb(world.table, owner.company_id);
beforeAll(async () => {
  world = await startWorld({ standins: true });
  owner = world.people.owner;
});
afterAll(() => world.stop());

const asked = () => ({ as: owner });
const newTrip = async (differs: object = {}): Promise<TripId> =>
  expectOk(await world.call('trips.create', { trip_name: 'Kyoto in fall', ...differs }, asked())).trip.id;
const MARA = {
  first_name: 'Mara',
  last_name: 'Lindqvist',
  emails: ['mara@x.test', 'second@x.test'],
  phone: '+1 555 010 4471',
  dob: '1984-06-02',
};
const newClient = async (differs: object = {}): Promise<ClientId> =>
  expectOk(await world.call('crm.individuals.create', { ...MARA, ...differs }, asked())).client.id;
const profile = async (id: ClientId) => expectOk(await world.call('crm.individuals.get', { id }, asked()));
/** How many trips the record says, its row in the list, and its links. */
const counts = async (id: ClientId) => {
  const { client, trip_links } = await profile(id);
  const show = client.deleted_at ? 'deleted' : 'current';
  const { clients } = expectOk(await world.call('crm.individuals.list', { show, per_page: 5000 }, asked()));
  return [client.trips, clients.find((row) => row.id === id)?.trips, trip_links.length];
};
const add = (trip_id: TripId, sent: object, as = owner) =>
  world.call('trips.travelers.create', { trip_id, ...sent }, { as });
const setRoles = (roles: readonly object[]) => db().transact([db().updateIf(Companies, {}, { set: { roles } })]);
const added = async (trip_id: TripId, client_id: ClientId) =>
  expectOk(await world.call('trips.travelers.create', { trip_id, client_id }, asked())).traveler;
/** What is told of a client, and what their own history says, the newest first. */
const toldOf = async (client_id: ClientId) => {
  const { entries } = expectOk(await world.call('crm.history.list', { client_id }, asked()));
  return [await listFacts(db(), client_id), entries.map(({ sentence }) => sentence)];
};
const BEGAN = [['client.created'], [expect.stringMatching(/ added the client$/)]];
const drift = async () => {
  const found: string[] = [];
  for await (const { where } of verifyProjection(world.table, clientTripsProjection, [owner.company_id]))
    found.push(where);
  return found;
};

let trip: TripId;
let mara: ClientId;
beforeEach(async () => {
  [trip, mara] = [await newTrip(), await newClient()];
});
afterEach(async () => {
  expect(await drift()).toEqual([]);
});

describe('a client who is put on a trip', () => {
  it('G-181 becomes a traveler with what the profile says, and has a trip more', async () => {
    const traveler = await added(trip, mara);
    expect(traveler).toMatchObject({
      client_id: mara,
      first_name: 'Mara',
      last_name: 'Lindqvist',
      email: 'mara@x.test',
      phone: '+1 555 010 4471',
      dob: '1984-06-02',
    });
    expect(await counts(mara)).toEqual([1, 1, 1]);
    expect((await profile(mara)).trip_links).toMatchObject([{ trip_id: trip, traveler_id: traveler.id }]);
  });

  it('keeps what is sent instead, and the last day of the passport that is good the longest', async () => {
    for (const expiration of ['2029-01-01', '2034-05-06'])
      await world.call('crm.documents.create', { client_id: mara, kind: 'passport', expiration }, asked());
    const sent = { client_id: mara, first_name: 'Mari', email: 'work@x.test' };
    expect((await add(trip, sent)).body.traveler).toMatchObject({
      first_name: 'Mari',
      last_name: 'Lindqvist',
      email: 'work@x.test',
      passport_expires: '2034-05-06',
    });
  });

  it('may have one name, and a phone too long for a traveler is left out', async () => {
    const [only, long] = [await newClient({ last_name: '' }), await newClient({ phone: '5'.repeat(60) })];
    expect(await added(trip, only)).toMatchObject({ first_name: 'Mara', last_name: '' });
    expect('phone' in (await added(trip, long))).toBe(false);
    const copied = { id: trip, trip_name: 'Again', bookings: true, travelers: true, itineraries: true };
    expect((await world.call('trips.copy', copied, asked())).status).toBe(200);
  });

  it('leads the trip when they are its lead client', async () => {
    await add(trip, { client_id: mara, client_type: 'lead_client' });
    const whole = expectOk(await world.call('trips.get', { id: trip }, asked()));
    expect([whole.trip.lead_traveler, whole.trip.trip_pax]).toEqual(['Mara Lindqvist', 1]);
    expect(await counts(mara)).toEqual([1, 1, 1]);
  });

  it('is refused twice on one trip, also when both come at once', async () => {
    await added(trip, mara);
    const { status, body } = await add(trip, { client_id: mara });
    expect([status, body.error?.code, body.error?.message]).toEqual([
      409,
      'traveler.client_on_trip',
      'Mara Lindqvist is already on this trip.',
    ]);
    const other = await newTrip();
    const both = await Promise.all([1, 2, 3].map(() => add(other, { client_id: mara })));
    expect(both.map((one) => one.status).sort()).toEqual([200, 409, 409]);
    expect(await counts(mara)).toEqual([2, 2, 2]);
  });

  it('is refused from the trash and from nowhere, and nobody comes without a name', async () => {
    await world.call('crm.individuals.delete', { ids: [mara] }, asked());
    const gone = ClientId.parse('cli_01ARZ3NDEKTSV4RRFFQ69G5FAV');
    const codeOf = async (client_id: ClientId) => (await add(trip, { client_id })).body.error?.code;
    expect([await codeOf(mara), await codeOf(gone)]).toEqual(['traveler.client_deleted', 'record.missing']);
    expect((await add(trip, { last_name: 'Li' })).body.error?.code).toBe('request.invalid');
    expect(expectOk(await world.call('trips.travelers.list', { id: trip }, asked())).travelers).toEqual([]);
  });

  it('is counted no longer when they are taken off, also by force from a booking', async () => {
    const traveler = await added(trip, mara);
    const at = { trip, traveler: traveler.id, force_remove: 1 };
    expect((await world.call('trips.travelers.delete', at, asked())).status).toBe(200);
    expect(await counts(mara)).toEqual([0, 0, 0]);
  });
});

describe('a traveler who is linked to a client', () => {
  const person = async (differs: object = {}) =>
    (
      await add(trip, {
        first_name: 'Mara',
        last_name: 'Lind',
        email: 'Second@x.test',
        phone: '15550104471',
        ...differs,
      })
    ).body.traveler;
  const link = (traveler: TravelerId, client_id?: ClientId, as = owner) =>
    world.call('trips.travelers.client.link', { trip, traveler, ...(client_id && { client_id }) }, { as });

  it('keeps what the trip says, and learns where the profile differs', async () => {
    const { id } = await person();
    const { traveler, differences } = (await link(id, mara)).body;
    expect(traveler).toMatchObject({ client_id: mara, last_name: 'Lind', version: 2 });
    expect(differences).toEqual([
      { field: 'last_name', traveler: 'Lind', profile: 'Lindqvist' },
      { field: 'dob', profile: '1984-06-02' },
    ]);
    expect(await counts(mara)).toEqual([1, 1, 1]);
    expect((await link(id, mara)).body.error?.code).toBe('traveler.linked_already');
    expect((await link((await person()).id, mara)).body.error?.code).toBe('traveler.client_on_trip');
  });

  it('becomes a new client where none is named', async () => {
    const { id } = await person({ dob: '1990-02-03' });
    const { client_id, differences } = (await link(id)).body;
    expect((await profile(client_id)).client).toMatchObject({
      last_name: 'Lind',
      emails: ['Second@x.test'],
      dob: '1990-02-03',
    });
    expect([differences, await counts(client_id)]).toEqual([[], [1, 1, 1]]);
    expect(await toldOf(client_id)).toEqual(BEGAN);
  });

  it('is unlinked with the count, and again without harm', async () => {
    const { id } = await added(trip, mara);
    for (const _once of [1, 2]) {
      const { body } = await world.call('trips.travelers.client.unlink', { trip, traveler: id }, asked());
      expect('client_id' in body.traveler).toBe(false);
    }
    expect(await counts(mara)).toEqual([0, 0, 0]);
  });
});

describe('the list of a client’s trips', () => {
  const listed = async (as = owner, client_id = mara) =>
    (await world.call('trips.client-trips.list', { client_id }, { as })).body;

  it('begins with the newest departure, and leaves out what is deleted', async () => {
    const [may, july] = [await newTrip({ start_date: '2031-05-01' }), await newTrip({ start_date: '2031-07-01' })];
    for (const id of [may, july, trip]) await added(id, mara);
    expect((await listed()).trips.map(({ id }) => id)).toEqual([trip, july, may]);
    await world.call('trips.delete', { ids: [july] }, asked());
    const { trips, hidden } = await listed();
    expect([trips.map(({ id }) => id), hidden]).toEqual([[trip, may], 0]);
    expect(trips[0]).toMatchObject({ trip_name: 'Kyoto in fall', trip_status: 'NEW REQUEST', trip_pax: 1 });
  });

  it('tells of trips that the reader does not see only how many there are', async () => {
    const permissions = ['View Trips', 'Edit Trips', 'View Client Profiles'];
    await setRoles([{ name: 'Narrow', permissions, version: 1, visibility: 'own' }]);
    const narrow = await newcomer(world, ['Narrow']);
    await added(trip, mara);
    expect((await listed(narrow)).error?.code).toBe('record.missing');
    await world.call('crm.individuals.assign', { ids: [mara], advisor: narrow.user_id }, asked());
    const { trips, hidden } = await listed(narrow);
    expect([trips, hidden]).toEqual([[], 1]);
  });
});

describe('a client whom a colleague on the trip does not see', () => {
  const permissions = ['View Trips', 'Edit Trips', 'View Client Profiles'];
  const colleague = async (role: object) => {
    await setRoles([{ name: 'Narrow', permissions, version: 1, visibility: 'own', ...role }]);
    const person = await newcomer(world, ['Narrow']);
    const { version } = expectOk(await world.call('trips.get', { id: trip }, asked())).trip;
    const collaborators = [{ user_id: person.user_id, types: ['planner' as const] }];
    expectOk(await world.call('trips.collaborators.set', { id: trip, version, collaborators }, asked()));
    return person;
  };

  it('cannot be put on it by them, but comes off it with the count', async () => {
    const narrow = await colleague({});
    expect((await add(trip, { client_id: mara }, narrow)).body.error?.code).toBe('record.missing');
    const begun = await world.call('trips.create', { trip_name: 'Never', client_id: mara }, { as: narrow });
    expect(begun.body.error?.code).toBe('record.missing');
    const traveler = await added(trip, mara);
    const at = { trip, traveler: traveler.id, force_remove: 1 };
    expect((await world.call('trips.travelers.delete', at, { as: narrow })).status).toBe(200);
    expect(await counts(mara)).toEqual([0, 0, 0]);
  });

  it('is refused to who may not view profiles, whatever they see', async () => {
    const blind = await colleague({ visibility: 'all', permissions: ['View Trips', 'Edit Trips'] });
    expect((await add(trip, { client_id: mara }, blind)).body.error?.code).toBe('access.denied');
    const saved = { first_name: 'Jo', last_name: 'Li', save_as_client: true };
    expect((await add(trip, saved, blind)).body.error?.code).toBe('access.denied');
    expect((await add(trip, { ...saved, save_as_client: false }, blind)).status).toBe(200);
  });
});

describe('a traveler who becomes a client', () => {
  it('is one in the same transaction, on this trip', async () => {
    const sent = { first_name: 'Jo', last_name: 'Li', email: 'jo@x.test', phone: '5', save_as_client: true };
    const { traveler } = (await add(trip, sent)).body;
    const { client } = await profile(ClientId.parse(traveler.client_id));
    expect(client).toMatchObject({ first_name: 'Jo', last_name: 'Li', emails: ['jo@x.test'], phone: '5', trips: 1 });
    expect(await counts(client.id)).toEqual([1, 1, 1]);
    expect(await toldOf(client.id)).toEqual(BEGAN);
  });

  it('is added once, and changed by every trip after it', async () => {
    expect(await toldOf(mara)).toEqual(BEGAN);
    await added(trip, mara);
    expect((await toldOf(mara))[0]).toEqual(['client.created', 'client.changed']);
  });
});

describe('a trip that begins with a client', () => {
  it('has them as its lead from its first transaction', async () => {
    const begun = await newTrip({ client_id: mara });
    const whole = expectOk(await world.call('trips.get', { id: begun }, asked()));
    expect(whole.trip).toMatchObject({ lead_traveler: 'Mara Lindqvist', trip_pax: 1 });
    expect('client_id' in whole.trip).toBe(false);
    expect(whole.travelers).toMatchObject([{ client_id: mara, client_type: 'lead_client', email: 'mara@x.test' }]);
    expect(whole.trip.lead_traveler_id).toBe(whole.travelers[0]?.id);
    expect(await counts(mara)).toEqual([1, 1, 1]);
  });

  it('is not made with one who is in the trash', async () => {
    await world.call('crm.individuals.delete', { ids: [mara] }, asked());
    const before = expectOk(await world.call('trips.count', {}, asked())).count;
    const { body } = await world.call('trips.create', { trip_name: 'Never', client_id: mara }, asked());
    expect(body.error?.code).toBe('traveler.client_deleted');
    expect(expectOk(await world.call('trips.count', {}, asked())).count).toBe(before);
  });
});

describe('the trips of a client follow', () => {
  it('a trip that is deleted, restored and copied', async () => {
    await added(trip, mara);
    await world.call('trips.delete', { ids: [trip] }, asked());
    expect(await counts(mara)).toEqual([0, 0, 0]);
    await world.call('trips.deleted.restore', { id: trip }, asked());
    expect(await counts(mara)).toEqual([1, 1, 1]);
    const choice = { trip_name: 'Kyoto again', bookings: true, itineraries: true };
    await world.call('trips.copy', { id: trip, ...choice, travelers: true }, asked());
    expect(await counts(mara)).toEqual([2, 2, 2]);
    await world.call('trips.copy', { id: trip, ...choice, travelers: false }, asked());
    expect(await counts(mara)).toEqual([2, 2, 2]);
  });

  it('an import that is undone', async () => {
    const file = { file_name: 'trips.csv', header_key: 'trip', mapping: { trip_name: 0 }, rows: 1 };
    const { trip_import } = expectOk(await world.call('trips.imports.start', file, asked()));
    const rows = [{ row: 2, values: { trip_name: 'Imported', lead_traveler: 'Ada Mori' } }];
    const chunk = { id: trip_import.id, chunk: 0 };
    const { outcomes } = expectOk(await world.call('trips.imports.rows', { ...chunk, rows }, asked()));
    const imported = outcomes[0]?.trip_id as TripId;
    await added(imported, mara);
    await world.call('trips.imports.undo', chunk, asked());
    // Somebody has worked on it, so it stays.
    expect(await counts(mara)).toEqual([1, 1, 1]);

    const second = { id: trip_import.id, chunk: 1 };
    const values = { trip_name: 'Imported', lead_traveler: 'Ada Mori' };
    const next = expectOk(await world.call('trips.imports.rows', { ...second, rows: [{ row: 3, values }] }, asked()));
    const whole = expectOk(await world.call('trips.get', { id: next.outcomes[0]?.trip_id as TripId }, asked()));
    const lead = { trip: whole.trip.id, traveler: whole.travelers[0]?.id as TravelerId };
    const { client_id } = expectOk(await world.call('trips.travelers.client.link', lead, asked()));
    expect(await counts(client_id)).toEqual([1, 1, 1]);
    await world.call('trips.imports.undo', second, asked());
    expect(await counts(client_id)).toEqual([0, 0, 0]);
  });

  it('a client who is deleted, restored and purged, while the trip keeps its traveler', async () => {
    const traveler = await added(trip, mara);
    await world.call('crm.individuals.delete', { ids: [mara] }, asked());
    expect(await counts(mara)).toEqual([1, 1, 1]);
    await world.call('crm.individuals.restore', { ids: [mara] }, asked());
    await world.call('crm.individuals.delete', { ids: [mara] }, asked());
    await world.call('crm.individuals.permanent-delete', { ids: [mara] }, asked());
    expect(expectOk(await world.call('trips.get', { id: trip }, asked())).travelers).toEqual([traveler]);
    expect((await world.call('trips.delete', { ids: [trip] }, asked())).status).toBe(200);
    expect((await world.call('trips.deleted.restore', { id: trip }, asked())).status).toBe(200);
    const at = { trip, traveler: traveler.id, force_remove: 1 };
    expect((await world.call('trips.travelers.delete', at, asked())).status).toBe(200);
  });

  it('are put right by the projection where they say something else', async () => {
    const [other, traveler] = [await newClient(), await added(trip, mara)];
    const link = { client_id: mara, trip_id: trip, traveler_id: traveler.id, added_at: traveler.created_at };
    const stray = { ...link, client_id: other };
    await db().transact([
      db().remove(ClientTrips, link),
      db().insert(ClientTrips, stray),
      db().updateIf(Clients, { id: other }, { add: { trips: 7 } }),
    ]);
    expect((await drift()).sort()).toEqual([`trips of ${mara}`, `trips of ${other}`].sort());
    expect(await rebuildProjection(world.table, clientTripsProjection, [owner.company_id])).toMatchObject({ wrong: 2 });
    expect([await counts(mara), await counts(other)]).toEqual([
      [1, 1, 1],
      [0, 0, 0],
    ]);
  });
});

describe('travelers who are no clients yet', () => {
  it('R-SHELL-257 are listed with the clients they may be, by grade, until they are linked', async () => {
    const [sure, maybe] = [
      { first_name: 'Mara', last_name: 'Lindqvist', dob: '1984-06-02' },
      { first_name: 'Max', last_name: 'Lindqvist', phone: '555-010-4471' },
    ];
    for (const person of [sure, maybe, { first_name: 'Nobody', last_name: 'Known' }]) expectOk(await add(trip, person));
    await added(await newTrip(), await newClient({ first_name: 'Linked' }));
    const listed = async () => {
      const { travelers } = expectOk(await world.call('trips.travelers.unlinked.list', {}, asked()));
      return travelers.filter(({ trip_id }) => trip_id === trip);
    };
    const all = await listed();
    expect(all.map(({ first_name, matches }) => [first_name, matches.map(({ grade }) => grade)[0]])).toEqual([
      ['Mara', 'certain'],
      ['Max', 'possible'],
      ['Nobody', undefined],
    ]);
    const [first] = all;
    const link = { trip, traveler: first?.id as TravelerId, client_id: mara };
    expectOk(await world.call('trips.travelers.client.link', link, asked()));
    expect((await listed()).map(({ first_name }) => first_name)).toEqual(['Max', 'Nobody']);
  });
});
