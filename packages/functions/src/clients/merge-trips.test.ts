import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { clientTripsProjection } from '@wayline/core/areas/trip/projections/client-trips.projection';
import type { TripId } from '@wayline/core/base/ids';
import { verifyProjection } from '@wayline/core/store/projection';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectOk } from '../sweeps/expect-ok';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

const asked = () => ({ as: world.people.owner });
const add = async (first_name: string) =>
  expectOk(await world.call('crm.individuals.create', { first_name, last_name: 'Lind' }, asked())).client.id;
const newTrip = async () => expectOk(await world.call('trips.create', { trip_name: 'Kyoto in fall' }, asked())).trip.id;
const join = async (trip_id: TripId, client_id: ClientId) =>
  expectOk(await world.call('trips.travelers.create', { trip_id, client_id }, asked())).traveler.id;
const profile = async (id: ClientId) => expectOk(await world.call('crm.individuals.get', { id }, asked()));
const drift = async () => {
  const found: string[] = [];
  const companies = [world.people.owner.company_id];
  for await (const { where } of verifyProjection(world.table, clientTripsProjection, companies)) found.push(where);
  return found;
};

let [kept, other, trip]: [ClientId, ClientId, TripId] = [] as never;
const STEPS = {
  merge: async () => {
    const [existing, to_merge] = [await profile(kept), await profile(other)];
    const versions = { existing_version: existing.client.version, to_merge_version: to_merge.client.version };
    return world.call('crm.merge.create', { existing: kept, to_merge: other, ...versions }, asked());
  },
  undo: () => world.call('crm.merge.undo', { existing: kept, to_merge: other }, asked()),
  trash: () => world.call('trips.delete', { ids: [trip] }, asked()),
  restore: () => world.call('trips.deleted.restore', { id: trip }, asked()),
};
type Step = keyof typeof STEPS;
const travelers = async () => expectOk(await world.call('trips.get', { id: trip }, asked())).travelers;

beforeEach(async () => {
  [kept, other, trip] = [await add('Mara'), await add('Marah'), await newTrip()];
});
afterEach(async () => {
  expect(await drift()).toEqual([]);
});

const ORDERS: [Step[], 'kept' | 'other'][] = [
  [['trash', 'merge', 'restore'], 'kept'],
  [['trash', 'merge', 'restore', 'undo'], 'other'],
  [['trash', 'merge', 'undo', 'restore'], 'other'],
  [['merge', 'trash', 'restore'], 'kept'],
  [['merge', 'trash', 'restore', 'undo'], 'other'],
  [['merge', 'trash', 'undo', 'restore'], 'other'],
  [['trash', 'merge', 'restore', 'trash', 'undo', 'restore'], 'other'],
  [['merge', 'undo', 'merge', 'trash', 'undo', 'restore'], 'other'],
];
describe('a trip in the trash, and a merge', () => {
  it.each(ORDERS)('%s: the traveler is the right client', async (steps, right) => {
    const traveler = await join(trip, other);
    for (const step of steps) expect((await STEPS[step]()).status).toBe(200);
    const [is, isNot] = right === 'kept' ? [kept, other] : [other, kept];
    expect(await travelers()).toMatchObject([{ id: traveler, client_id: is }]);
    const [one, two] = [await profile(is), await profile(isNot)];
    expect(one.trip_links).toMatchObject([{ trip_id: trip, traveler_id: traveler }]);
    expect([one.client.trips, two.trip_links, two.client.trips]).toEqual([1, [], 0]);
  });

  it('of two clients on one trip counts it once, in the trash and back', async () => {
    const both = [await join(trip, kept), await join(trip, other)];
    expectOk(await STEPS.merge());
    expectOk(await STEPS.trash());
    expect(await profile(kept)).toMatchObject({ client: { trips: 0 }, trip_links: [] });
    expectOk(await STEPS.restore());
    expect((await profile(kept)).client.trips).toBe(1);
    expectOk(await STEPS.undo());
    const known = await Promise.all([kept, other].map(profile));
    expect(known.map(({ client }) => client.trips)).toEqual([1, 1]);
    expect(known.map(({ trip_links }) => trip_links.map((link) => link.traveler_id))).toEqual(both.map((id) => [id]));
  });

  it('of two clients on one trip counts it while one of the two travelers stays', async () => {
    const [, second] = [await join(trip, kept), await join(trip, other)];
    expectOk(await STEPS.merge());
    expectOk(await world.call('trips.travelers.delete', { trip, traveler: second }, asked()));
    expect((await profile(kept)).client.trips).toBe(1);
  });

  it('of a chain of merges is the trip of the last, and goes back step by step', async () => {
    const traveler = await join(trip, other);
    const last = await add('Mary');
    const chain = { existing: last, to_merge: kept };
    expectOk(await STEPS.trash());
    expectOk(await STEPS.merge());
    const versions = { existing_version: 1, to_merge_version: 2 };
    expectOk(await world.call('crm.merge.create', { ...chain, ...versions }, asked()));
    expectOk(await STEPS.restore());
    expect((await travelers())[0]?.client_id).toBe(last);
    expectOk(await world.call('crm.merge.undo', chain, asked()));
    expect((await travelers())[0]?.client_id).toBe(kept);
    expectOk(await STEPS.undo());
    expect(await travelers()).toMatchObject([{ id: traveler, client_id: other }]);
  });
});
