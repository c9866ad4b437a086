import { Companies } from '@wayline/core/access/people.records';
import { PERMISSIONS } from '@wayline/core/access/permissions';
import type { LiveEvent } from '@wayline/core/areas/live/live-event';
import type { EventId } from '@wayline/core/base/ids';
import { type CallId, CONTRACTS } from '@wayline/core/contracts';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { transact } from '@wayline/core/store/transact';
import { streamBatch } from '@wayline/local/testing/stream-batch';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { HIDDEN_NAME, hidePeople } from './hidden-people';
import { newcomer } from './newcomer';
import { prepare } from './prepare';
import { type Prepared, placeholderIds } from './prepared';
import { CALL_IDS, getSample } from './samples';

/** Ids of trips and of what lies in them. */
const TRIP_ID = /"(trp|tvl|bkg|tin|shr|rmd|tsk)_[0-9A-Z]{26}"/;
const NAMED = new RegExp(HIDDEN_NAME, 'i');
const FIRST_EVENT = `evt_${'0'.repeat(26)}`;
/** Bookings that belong to no trip yet are the company's. */
const OF_NO_TRIP = new Set<CallId>(['book.unclaimed.delete']);

let world: World;
let theirs: Prepared;
/** Ids of trips of a colleague, and of what lies in them. */
let ofTrips: string[];
/** What people sent who are hidden from whoever sees their own alone. */
let submissions: string[];
/** Holds every permission and sees only their own trips. */
let narrow: Person;
/** The same for a team. */
let mate: Person;
/** A colleague's trip, as it was at first. */
let untouched: unknown;
const look = async () => (await world.call('trips.get', { id: theirs.trip }, { as: world.people.owner })).body;

const project = async () => world.job('deliver-events', await streamBatch(world.table.name));
const setRoles = async (roles: readonly object[]) => {
  const { owner } = world.people;
  await transact(world.table, [tenantDb(world.table, owner.company_id).updateIf(Companies, {}, { set: { roles } })]);
};

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  world = await startWorld({ standins: true });
  theirs = await prepare(world, world.people.owner, 'Islands');
  const { trip, cancelledTrip, archivedTrip, booking, deletedBooking, cancelledBooking, traveler, task } = theirs;
  ofTrips = [trip, cancelledTrip, archivedTrip, booking, deletedBooking, cancelledBooking, traveler, task];
  const all = { permissions: [...PERMISSIONS], version: 1 };
  ({ submissions } = await hidePeople(world, world.people.owner, theirs));
  await setRoles([
    { name: 'Narrow', ...all, visibility: 'own' },
    { name: 'Mate', ...all, visibility: 'team' },
  ]);
  narrow = await newcomer(world, ['Narrow']);
  mate = await newcomer(world, ['Mate']);
  await project();
  untouched = await look();
});
afterAll(async () => {
  await world.stop();
  vi.restoreAllMocks();
});

const isOfTrips = CALL_IDS.filter(
  (id) =>
    CONTRACTS[id].access.kind === 'signed_in' &&
    !OF_NO_TRIP.has(id) &&
    TRIP_ID.test(JSON.stringify(getSample(id, placeholderIds('0')))),
);

/** What reads of the company besides: lists, counts, searches, news and exports. A client's link is open to whoever has it. */
const readsOfCompany = CALL_IDS.filter(
  (id) => CONTRACTS[id].access.kind === 'signed_in' && CONTRACTS[id].method === 'GET' && !isOfTrips.includes(id),
);

describe('somebody who sees only their own trips (G-047)', () => {
  it('is refused by most calls about trips', () => {
    expect(isOfTrips.length).toBeGreaterThanOrEqual(100);
  });

  it.each(isOfTrips)('%s: a trip of a colleague is not there, and stays as it was', async (id) => {
    const { status, body } = await world.send(id, getSample(id, theirs), { as: narrow });
    expect([id, status, body.error?.code]).toEqual([id, 404, 'record.missing']);
    expect(await look()).toEqual(untouched);
  });

  it.each(readsOfCompany)('%s tells nothing of it', async (id) => {
    const { status, body } = await world.send(id, getSample(id, theirs), { as: narrow });
    expect(status).toBeLessThan(500);
    const told = [...ofTrips, ...submissions].filter((one) => JSON.stringify(body).includes(one));
    expect(told).toEqual([]);
    expect(JSON.stringify(body)).not.toMatch(NAMED);
  });

  it('hears no news that name somebody they do not see, and their colleagues hear them', async () => {
    const heard = async (as: Person) => {
      const all: LiveEvent[] = [];
      for (let after: string | undefined = FIRST_EVENT; after; ) {
        const { events }: { events: LiveEvent[] } = (
          await world.call('misc.events.since', { after: after as EventId }, { as })
        ).body;
        all.push(...events);
        after = events.at(-1)?.id;
      }
      return JSON.stringify(all);
    };
    expect(await heard(world.people.owner)).toMatch(NAMED);
    const told = await heard(narrow);
    expect(told).not.toMatch(NAMED);
    expect(submissions.filter((one) => told.includes(one))).toEqual([]);
  });

  it('gets no row that says whose answers it holds, and their colleagues do', async () => {
    const listed = async (as: Person) =>
      (await world.call('crm.submissions.list', { form_id: theirs.form, per_page: 50 }, { as })).body.submissions;
    const everybody = (await listed(world.people.owner)).map(({ id }) => id);
    expect(everybody).toEqual(expect.arrayContaining(submissions));
    expect((await listed(narrow)).map(({ id }) => id)).toEqual(everybody.filter((id) => !submissions.includes(id)));
  });

  it('counts, lists and finds just what they work on', async () => {
    const made = await world.call(
      'trips.create',
      { trip_name: 'My own week', start_date: '2031-04-01', end_date: '2031-04-08' },
      { as: narrow },
    );
    await project();
    const trip = made.body.trip.id;
    const [list, found, count, dashboard] = await Promise.all([
      world.call('trips.list', {}, { as: narrow }),
      world.call('trips.list', { search: 'week' }, { as: narrow }),
      world.call('trips.count', {}, { as: narrow }),
      world.call('misc.dashboard.get', {}, { as: narrow }),
    ]);
    expect(list.body.trips.map(({ id }) => id)).toEqual([trip]);
    expect([list.body.total, found.body.filtered, count.body.count, dashboard.body.counts.trips]).toEqual([1, 1, 1, 1]);
    expect((await world.call('trips.get', { id: trip }, { as: narrow })).status).toBe(200);
  });

  it('sees a trip from the moment they are added to it, and no longer once it is given away', async () => {
    const { owner } = world.people;
    const set = async (users: Person[]) => {
      const { version } = (await world.call('trips.get', { id: theirs.trip }, { as: owner })).body.trip;
      const collaborators = users.map(({ user_id }) => ({ user_id, types: ['planner' as const] }));
      const saved = await world.call(
        'trips.collaborators.set',
        { id: theirs.trip, version, collaborators },
        { as: owner },
      );
      expect(saved.status).toBe(200);
    };
    const statusOf = async () => (await world.call('trips.get', { id: theirs.trip }, { as: narrow })).status;
    await set([narrow]);
    expect(await statusOf()).toBe(200);
    await project();
    const listed = async () => (await world.call('trips.list', {}, { as: narrow })).body.trips.map(({ id }) => id);
    expect(await listed()).toContain(theirs.trip);
    await set([]);
    await project();
    expect([await statusOf(), await listed()]).toEqual([404, expect.not.arrayContaining([theirs.trip])]);
  });
});

describe('somebody who sees their team’s trips', () => {
  it('sees those of a colleague in the same team, and no others', async () => {
    const { owner } = world.people;
    const statusOf = async () => (await world.call('trips.get', { id: theirs.trip }, { as: mate })).status;
    expect(await statusOf()).toBe(404);
    const member_ids = [owner.user_id, mate.user_id];
    const saved = await world.call('users.teams.save', { name: 'Islands', member_ids }, { as: owner });
    expect(saved.status).toBe(200);
    const token = world.mint.accessToken(mate.sub);
    expect((await world.send('trips.get', { id: theirs.trip }, { token })).status).toBe(200);
  });
});
