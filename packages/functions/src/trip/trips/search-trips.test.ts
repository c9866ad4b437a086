import type { Trip } from '@wayline/core/areas/trip/trips/trip';
import { Trip as TripSchema } from '@wayline/core/areas/trip/trips/trip';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { TRIP_INDEX } from '@wayline/core/areas/trip/trips/trip-search.index';
import type { AnyAsked } from '@wayline/core/base/list-query';
import type { OutputOf } from '@wayline/core/contract/contract';
import type { Contracts } from '@wayline/core/contracts';
import { PROJECTIONS } from '@wayline/core/projections';
import { type Projection, verifyProjection } from '@wayline/core/store/projection';
import { recordMatcher } from '@wayline/core/store/search/record-matcher';
import { takeSerial } from '@wayline/core/store/serial';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { transact } from '@wayline/core/store/transact';
import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseDeps } from '../../kernel/deps';

const TRIPS = 120;
const NAMES = ['Amalfi in spring', 'Élise and Søren in Rome', 'Jean-Luc’s safari', 'Norway by rail', 'Room 1042'];
const STATUSES = ['PROPOSAL', 'PAID', 'CANCELLED'] as const;

let world: World;
let trips: Trip[];
const writes = () => tenantDb(world.table, world.people.owner.company_id);

/** Trips of many kinds, from which every answer can be worked out one by one. */
const makeTrip = (i: number, number: number): Trip => {
  const { owner, advisor, standard } = world.people;
  const { newId } = baseDeps();
  const created_at = new Date(Date.UTC(2030, 0, 1) + i * 3_600_000).toISOString();
  return TripSchema.parse({
    id: newId('trip'),
    code: `T-${number}`,
    trip_name: NAMES[i % NAMES.length],
    custom_code: i % 7 === 0 ? `ABC-${i % 3}` : undefined,
    trip_status: STATUSES[i % STATUSES.length],
    trip_group_kind: i % 4 === 0 ? 'Group' : 'Individual',
    trip_sub_type: i % 5 === 0 ? 'Escorted' : 'Customized',
    tags: i % 6 === 0 ? ['Honey#moon', 'VIP'] : [],
    trip_destinations: i % 3 === 0 ? ['Ravello', 'El Chaltén'] : ['Łódź'],
    user_id: i % 2 === 0 ? owner.user_id : advisor.user_id,
    advisor_name: i % 2 === 0 ? 'Olivia Vale' : 'Adrian Moss',
    ...(i % 8 === 0 && { advisor_id: standard.user_id }),
    ...(i % 10 === 0 && { archived_at: created_at }),
    ...(i % 9 !== 0 && { start_date: new Date(Date.UTC(2031, 0, 1) + i * 5 * 86_400_000).toISOString().slice(0, 10) }),
    lead_traveler: i % 3 === 1 ? "Mina O'Brien" : undefined,
    trip_pax: 0,
    trip_reservations: 0,
    created_at,
    updated_at: created_at,
    version: 1,
  });
};

beforeAll(async () => {
  world = await startWorld();
  const { company_id } = world.people.owner;
  const last = await takeSerial(tenantDb(world.table, company_id), 'trip', TRIPS);
  trips = Array.from({ length: TRIPS }, (_, i) => makeTrip(i, last - TRIPS + 1 + i));
  for (const trip of trips) await transact(world.table, [writes().insert(Trips, trip)]);
  await deliverStream(world);
});
afterAll(() => world.stop());

const list = async (input: AnyAsked, as: Person = world.people.owner) =>
  (await world.send<OutputOf<Contracts['trips.list']>>('trips.list', input, { as })).body;
/** The same by looking at every trip. */
const byLooking = (input: AnyAsked, isSeen: (trip: Trip) => boolean = () => true) => {
  const isMeant = recordMatcher(TRIP_INDEX, input);
  const newest = [...trips].reverse().filter((trip) => isSeen(trip) && isMeant(trip));
  const [active, archived] = [newest.filter((t) => !t.archived_at), newest.filter((t) => t.archived_at)];
  const { filter = 'Active' } = input;
  return [...(filter === 'Archived' ? [] : active), ...(filter === 'Active' ? [] : archived)].map(({ id }) => id);
};

const ASKED: AnyAsked[] = [
  { search: 'amalfi' },
  { search: 'elise soren' },
  { search: 'ÉLISE rome' },
  { search: 'lodz' },
  { search: 'jeanluc' },
  { search: "o'brien" },
  { search: 'brien norw' },
  { search: 'am' },
  { search: 'abc-1' },
  { search: 'abc' },
  { search: 'T-10' },
  { search: '10' },
  { search: '1042' },
  { search: 'honey' },
  { search: 'adrian ravello rail' },
  { search: 'nothing at all like this' },
  { search: '***' },
  { status: 'PAID' },
  { group_kind: 'Group', sub_type: 'Escorted' },
  { tag: 'honey#MOON' },
  { tag: 'honey' },
  { from: '2031-03-15' },
  { until: '2031-03-15' },
  { from: '2031-03-15', until: '2032-02-10' },
  { from: '2031-03-02', until: '2031-03-20' },
  { from: '2031-03-20', until: '2031-03-02' },
  { status: 'PROPOSAL', search: 'am', tag: 'vip', from: '2031-01-01', until: '2033-01-01' },
];

describe('R-TRIP-038 the trip list answers from its index what looking at every trip would', () => {
  it.each(ASKED)('%o', async (input) => {
    for (const filter of ['Active', 'Archived', 'All']) {
      const asked = { ...input, filter };
      const { trips: found, filtered } = await list({ ...asked, per_page: 500 });
      expect([filter, found.map(({ id }) => id)]).toEqual([filter, byLooking(asked)]);
      expect(filtered).toBe(found.length);
    }
  });

  it('for an advisor, who has what was assigned to them', async () => {
    const { owner, standard } = world.people;
    for (const advisor of [owner.user_id, standard.user_id])
      expect((await list({ advisor, per_page: 500 })).trips.map(({ id }) => id)).toEqual(byLooking({ advisor }));
  });

  it('page after page, each trip once, knowing from the first how many there are', async () => {
    const asked = { search: 'am', filter: 'All' };
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ ...asked, per_page: 7, cursor });
      expect([page.filtered, page.total]).toEqual([byLooking(asked).length, TRIPS]);
      seen.push(...page.trips.map(({ id }) => id));
      cursor = page.cursor;
    } while (cursor);
    expect(seen).toEqual(byLooking(asked));
  });

  it('a code is found as it is typed', async () => {
    const { id, code } = trips[77] as Trip;
    const [found] = (await list({ search: code, filter: 'All' })).trips;
    expect(found?.id).toBe(id);
    expect((await list({ search: code.toLowerCase().replace('-', ''), filter: 'All' })).trips[0]?.id).toBe(id);
  });

  it.each(['bm90IG91cnM', '2.1000', '0.', '0.999999999'])('turns the made-up cursor %s away', async (cursor) => {
    const refused = await world.call('trips.list', { search: 'am', cursor }, { as: world.people.owner });
    expect(refused.status).toBe(400);
  });
});

describe('a reader who sees only what they work on (G-047)', () => {
  const isOwn = ({ user_id, advisor_id }: Trip) => [user_id, advisor_id].includes(world.people.standard.user_id);

  it.each(ASKED)('finds and counts nothing else: %o', async (input) => {
    const { standard } = world.people;
    const asked = { ...input, filter: 'All' };
    const { trips: found, filtered, total } = await list({ ...asked, per_page: 500 }, standard);
    expect(found.map(({ id }) => id)).toEqual(byLooking(asked, isOwn));
    expect([filtered, total]).toEqual([found.length, byLooking({ filter: 'All' }, isOwn).length]);
  });

  it('does not find what was taken from them, also before the index knows', async () => {
    const { standard, owner } = world.people;
    const [first] = (await list({ search: 'rail' }, standard)).trips;
    const given = { ids: [first?.id], advisor_id: owner.user_id };
    expect((await world.send('trips.assign', given, { as: owner })).status).toBe(200);
    expect((await list({ search: 'rail' }, standard)).trips.map(({ id }) => id)).not.toContain(first?.id);
    await deliverStream(world);
    expect((await list({ search: 'rail' }, standard)).trips.map(({ id }) => id)).not.toContain(first?.id);
  });

  it('a colleague in another company finds nothing of it', async () => {
    expect((await list({ search: 'amalfi', filter: 'All' }, world.people.stranger)).trips).toEqual([]);
  });
});

describe('what changes', () => {
  const named = async (search: string) => (await list({ search })).trips.map(({ trip_name }) => trip_name);

  it('is found by its new words and no longer by the old ones, gone with it, and found again once it is back', async () => {
    const as = { as: world.people.owner };
    const { trip } = (await world.call('trips.create', { trip_name: 'Quillfeather weekend' }, as)).body;
    await deliverStream(world);
    expect(await named('quill')).toEqual(['Quillfeather weekend']);
    const renamed = { id: trip.id, version: trip.version, trip_name: 'Marrakech weekend' };
    expect((await world.call('trips.update', renamed, as)).status).toBe(200);
    await deliverStream(world);
    expect([await named('quill'), await named('marrak week')]).toEqual([[], ['Marrakech weekend']]);
    await world.call('trips.archive', { ids: [trip.id] }, as);
    await deliverStream(world);
    expect([await named('marrak'), (await list({ search: 'marrak', filter: 'Archived' })).filtered]).toEqual([[], 1]);
    await world.call('trips.unarchive', { ids: [trip.id] }, as);
    await world.call('trips.delete', { ids: [trip.id] }, as);
    await deliverStream(world);
    expect(await named('marrak')).toEqual([]);
    expect((await world.call('trips.deleted.restore', { id: trip.id }, as)).status).toBe(200);
    await deliverStream(world);
    expect(await named('marrak')).toEqual(['Marrakech weekend']);
  });

  it('leaves the index as it would be from scratch', async () => {
    const projection = PROJECTIONS.find(({ name }) => name === 'trip-search') as Projection;
    const wrong: string[] = [];
    for await (const { where } of verifyProjection(world.table, projection, [world.people.owner.company_id]))
      wrong.push(where);
    expect(wrong).toEqual([]);
  });
});
