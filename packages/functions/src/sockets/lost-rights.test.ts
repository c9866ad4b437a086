import { Companies, EndedSessions, Users } from '@wayline/core/access/people.records';
import { PERMISSIONS, type Permission } from '@wayline/core/access/permissions';
import { getRolePermissions } from '@wayline/core/access/roles';
import type { TripId } from '@wayline/core/base/ids';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { transact } from '@wayline/core/store/transact';
import { streamBatch } from '@wayline/local/testing/stream-batch';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectOk } from '../sweeps/expect-ok';
import { HIDDEN_NAME, hidePeople } from '../sweeps/hidden-people';
import { newcomer } from '../sweeps/newcomer';
import { prepareFor } from '../sweeps/samples';
import { connectAs, here, join, socketEvent, startGateway } from './gateway.fixture';

let world: World;
let gateway: Awaited<ReturnType<typeof startGateway>>;
beforeAll(async () => {
  gateway = await startGateway();
  world = await startWorld({ standins: true, environment: gateway.environment });
});
afterAll(async () => {
  await world.stop();
  gateway.stop();
});
beforeEach(() => gateway.heard.clear());

const asOwner = () => ({ as: world.people.owner });
const without = (role: string, ...taken: Permission[]) =>
  getRolePermissions(role).filter((permission) => !taken.includes(permission));
const open = async (person: Person, token?: string) => (await connectAs(world, person, token)).id;
const joins = async (id: string, channel: string) => (await join(socketEvent(id, { channel }))).statusCode;
const deliver = async () => world.job('deliver-events', await streamBatch(world.table.name));
/** Everything a socket has heard, as it was sent. */
const heardBy = (id: string) => JSON.stringify(gateway.heard.get(id) ?? []);
const newTrip = async (trip_name: string) =>
  expectOk(await world.call('trips.create', { trip_name }, asOwner())).trip.id as TripId;
const renames = async (id: TripId, trip_name: string) => {
  const { trip } = expectOk(await world.call('trips.get', { id }, asOwner()));
  expectOk(await world.send('trips.update', { id, version: trip.version, trip_name }, asOwner()));
};
const versionOf = async (person: Person) =>
  expectOk(await world.call('users.roles', { user_id: person.user_id }, asOwner())).user?.version ?? 0;
const assigns = async (person: Person, role: string, permissions: Permission[] | null) =>
  expectOk(
    await world.send(
      'users.assign-role',
      { id: person.user_id, version: await versionOf(person), role, permissions },
      asOwner(),
    ),
  );
const eventsSeenBy = async (as: Person) =>
  JSON.stringify((await world.call('misc.events.since', { after: `evt_${'0'.repeat(26)}` as never }, { as })).body);

describe('somebody who loses View Trips while their page is open', () => {
  it('R-SHELL-180 hears nothing more of the trip they are on, of the company’s trips, or who is there, and is no longer seen there', async () => {
    const trip = await newTrip('Visible trip');
    const mal = await newcomer(world, ['Planner']);
    const [malSocket, ownerSocket] = [await open(mal), await open(world.people.owner)];
    for (const id of [malSocket, ownerSocket]) expect(await joins(id, `trip.${trip}`)).toBe(200);
    await renames(trip, 'Still to be heard');
    await deliver();
    expect(heardBy(malSocket)).toContain('Still to be heard');

    await assigns(mal, 'Planner', without('Planner', 'View Trips'));
    await deliver();
    expect(gateway.present(ownerSocket)?.map(({ user_id }) => user_id)).toEqual([world.people.owner.user_id]);
    gateway.heard.clear();
    await renames(trip, 'Secret name');
    expectOk(await world.send('trips.checklists.create', { id: trip, title: 'Secret task' }, asOwner()));
    await here(socketEvent(ownerSocket, { channel: `trip.${trip}` }));
    await deliver();
    expect(heardBy(ownerSocket)).toContain('Secret name');
    expect(heardBy(malSocket)).not.toMatch(/Secret|presence/);
    expect(await joins(malSocket, `trip.${trip}`)).toBe(403);
    expect(await eventsSeenBy(mal)).not.toContain('Secret');
    expect(await eventsSeenBy(world.people.owner)).toContain('Secret');
  });

  it('R-SHELL-180 hears of nobody who comes at the same moment', async () => {
    const trip = await newTrip('Trip at that moment');
    const mal = await newcomer(world, ['Planner']);
    const [malSocket, ownerSocket] = [await open(mal), await open(world.people.owner)];
    expect(await joins(malSocket, `trip.${trip}`)).toBe(200);
    await deliver();
    gateway.heard.clear();
    await assigns(mal, 'Planner', without('Planner', 'View Trips'));
    expect(await joins(ownerSocket, `trip.${trip}`)).toBe(200);
    await deliver();
    expect(heardBy(malSocket)).not.toContain('presence');
    expect(gateway.present(ownerSocket)?.map(({ user_id }) => user_id)).toEqual([world.people.owner.user_id]);
  });

  it('R-SHELL-225 loses it with the role as well: everybody who holds the role leaves', async () => {
    const trip = await newTrip('Role trip');
    const mal = await newcomer(world, ['Planner']);
    const socket = await open(mal);
    expect(await joins(socket, `trip.${trip}`)).toBe(200);
    const permissions = without('Planner', 'View Trips');
    expectOk(await world.send('users.permissions', { name: 'Planner', version: 0, permissions }, asOwner()));
    await deliver();
    gateway.heard.clear();
    await renames(trip, 'Secret of the role');
    await deliver();
    expect(heardBy(socket)).not.toContain('Secret');
    expectOk(await world.send('users.permissions', { name: 'Planner', version: 1, permissions: null }, asOwner()));
  });

  it('hears nothing whoever took it, and however: what they hold is read when an event is delivered', async () => {
    const trip = await newTrip('Quiet trip');
    const mal = await newcomer(world, ['Planner']);
    const socket = await open(mal);
    expect(await joins(socket, `trip.${trip}`)).toBe(200);
    const db = tenantDb(world.table, mal.company_id);
    await db.transact([db.updateIf(Users, { id: mal.user_id }, { set: { is_active: false } })]);
    await renames(trip, 'Secret after the end');
    await deliver();
    expect(heardBy(socket)).not.toContain('Secret');
  });
});

describe('somebody who sees their own clients alone', () => {
  it('hears nothing of what another client sent, and is not told of it where they are to be', async () => {
    const role = { name: 'Narrow', permissions: [...PERMISSIONS], version: 1, visibility: 'own' };
    const db = tenantDb(world.table, world.people.owner.company_id);
    await transact(world.table, [db.updateIf(Companies, {}, { set: { roles: [role] } })]);
    const narrow = await newcomer(world, ['Narrow']);
    const { form, trip } = await prepareFor('crm.form-links.create', world, world.people.owner);
    const notify = [narrow.user_id, world.people.advisor.user_id];
    const { form: asIs } = expectOk(await world.call('crm.forms.get', { id: form }, asOwner()));
    expectOk(await world.call('crm.forms.update', { id: form, version: asIs.version, notify }, asOwner()));
    await deliver();
    const [narrowSocket, ownerSocket] = [await open(narrow), await open(world.people.owner)];
    await hidePeople(world, world.people.owner, { form, trip });
    await deliver();
    expect(heardBy(ownerSocket)).toContain(HIDDEN_NAME);
    expect(heardBy(narrowSocket)).not.toContain(HIDDEN_NAME);
    const bell = async (as: Person) =>
      JSON.stringify((await world.call('misc.notifications.list', { show: 'unread' }, { as })).body);
    expect(await bell(world.people.advisor)).toContain(HIDDEN_NAME);
    expect(await bell(narrow)).not.toContain(HIDDEN_NAME);
  });
});

describe('somebody who views trips but not bookings', () => {
  it('learns that a booking of the trip they are on changed, and not what it is called', async () => {
    const trip = await newTrip('Two rights');
    const mal = await newcomer(world, ['Planner'], without('Planner', 'View Reservations'));
    const socket = await open(mal);
    expect(await joins(socket, `trip.${trip}`)).toBe(200);
    expectOk(
      await world.send(
        'book.bookings.create',
        { trip_id: trip, booking_type: 'Dining', title: 'Secret dinner' },
        asOwner(),
      ),
    );
    await deliver();
    const [event] = gateway.events(socket).filter(({ kind }) => kind === 'booking_data_updated');
    expect(event).toMatchObject({ channel: `trip.${trip}`, trip_id: trip });
    expect(heardBy(socket)).not.toContain('Secret dinner');
    expect(await eventsSeenBy(mal)).not.toContain('Secret dinner');
  });
});

describe('a socket of a session that has ended', () => {
  /** Signed out in another container: what this one knows of the session is half a minute old at most. */
  const endsElsewhere = (person: Person, session: string) =>
    transact(world.table, [
      tenantDb(world.table, person.company_id).put(EndedSessions, { session, at: new Date().toISOString() }),
    ]);

  it('R-SHELL-179 is not opened, though the session was let in a moment ago', async () => {
    const { advisor } = world.people;
    const token = world.mint.accessToken(advisor.sub, { session: 'left at the airport' });
    expect((await world.call('users.current.get', {}, { token })).status).toBe(200);
    await endsElsewhere(advisor, 'left at the airport');
    expect((await connectAs(world, advisor, token)).status).toBe(401);
  });

  it('joins nothing more, whether the session or all of the user’s were ended', async () => {
    const { advisor } = world.people;
    const trip = await newTrip('Not for the signed-out');
    const token = world.mint.accessToken(advisor.sub, { session: 'hotel lobby', signed_in_at: 1_000 });
    const socket = await open(advisor, token);
    expect(await joins(socket, `trip.${trip}`)).toBe(200);
    await endsElsewhere(advisor, 'hotel lobby');
    expect(await joins(socket, `trip.${trip}`)).toBe(403);

    const colleague = await newcomer(world, ['Planner']);
    const other = await open(
      colleague,
      world.mint.accessToken(colleague.sub, { session: 'desk', signed_in_at: 1_000 }),
    );
    expect(await joins(other, `trip.${trip}`)).toBe(200);
    const db = tenantDb(world.table, colleague.company_id);
    const signed_out_at = new Date().toISOString();
    await db.transact([db.updateIf(Users, { id: colleague.user_id }, { set: { signed_out_at } })]);
    expect(await joins(other, `trip.${trip}`)).toBe(403);
  });
});
