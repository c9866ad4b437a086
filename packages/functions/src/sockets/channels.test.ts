import type { NotificationKind } from '@wayline/core/areas/live/live-event';
import { OutboxRows } from '@wayline/core/areas/live/outbox-rows';
import { idMaker, type TripId } from '@wayline/core/base/ids';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { transact } from '@wayline/core/store/transact';
import { streamBatch } from '@wayline/local/testing/stream-batch';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectAs, disconnect, join, leave, socketEvent, startGateway } from './gateway.fixture';

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

const newId = idMaker(Date.now, (n) => new Uint8Array(n).map((_, i) => (i * 11 + n) % 256));
const open = async (person: Person) => (await connectAs(world, person)).id;
const asks = async (id: string, channel: string) => (await join(socketEvent(id, { channel }))).statusCode;
const deliver = async () => world.job('deliver-events', await streamBatch(world.table.name));
/** Something happens in a channel of a person's company. */
const happensIn = async (channel: string, { company_id }: Person, kind: NotificationKind = 'trip_data_updated') => {
  const id = newId('event');
  const event = { id, company_id, kind, channels: [channel], notify: [], created_at: new Date().toISOString() };
  await transact(world.table, [tenantDb(world.table, company_id).insert(OutboxRows, event)]);
  await deliver();
  return id;
};
const hears = (id: string, event: string) => gateway.events(id).filter((heard) => heard.id === event).length;
const newTrip = async (as: Person) =>
  (await world.call('trips.create', { trip_name: 'Amalfi' }, { as })).body.trip.id as TripId;
const online = async (who: Person) =>
  (await world.call('users.list', {}, { as: world.people.owner })).body.users.find(({ id }) => id === who.user_id)
    ?.online;

describe('the channels of a live connection', () => {
  it('R-SHELL-180 are a user’s own, their messages, their company’s and that of deployments, from the start', async () => {
    const { advisor, owner, stranger } = world.people;
    const [adrian, olivia, otto] = [await open(advisor), await open(owner), await open(stranger)];
    const heardBy = async (channel: string, kind?: NotificationKind) => {
      const event = await happensIn(channel, advisor, kind);
      return [adrian, olivia, otto].map((id) => hears(id, event));
    };
    expect(await heardBy(`user.${advisor.user_id}`)).toEqual([1, 0, 0]);
    expect(await heardBy(`messages.${owner.user_id}`)).toEqual([0, 1, 0]);
    expect(await heardBy(`company.${advisor.company_id}`)).toEqual([1, 1, 0]);
    // A deployment concerns every company.
    expect(await heardBy('deployments', 'app_updated')).toEqual([1, 1, 1]);
  });

  it('R-SHELL-180 are closed to whoever they do not belong to', async () => {
    const { advisor, owner, stranger } = world.people;
    const adrian = await open(advisor);
    for (const channel of [
      `user.${owner.user_id}`,
      `messages.${owner.user_id}`,
      `company.${stranger.company_id}`,
      'session.another',
      'user.*',
      'company',
      'everything',
    ])
      expect([channel, await asks(adrian, channel)]).toEqual([channel, 403]);
  });

  it('R-SHELL-180 include a trip for its own company, from joining to leaving', async () => {
    const { advisor, stranger } = world.people;
    const trip = await newTrip(advisor);
    const channel = `trip.${trip}`;
    const [adrian, otto] = [await open(advisor), await open(stranger)];
    expect([await asks(otto, channel), await asks(adrian, channel)]).toEqual([403, 200]);
    const event = await happensIn(channel, advisor);
    expect([hears(adrian, event), hears(otto, event)]).toEqual([1, 0]);
    await leave(socketEvent(adrian, { channel }));
    expect(hears(adrian, await happensIn(channel, advisor))).toBe(0);
    expect(await asks(adrian, 'trip.trp_01ARZ3NDEKTSV4RRFFQ69G5FAV')).toBe(403);
  });

  it('tell a socket that is in several channels of one event once', async () => {
    const { advisor } = world.people;
    const adrian = await open(advisor);
    const id = newId('event');
    const channels = [`user.${advisor.user_id}`, `company.${advisor.company_id}`, 'deployments'];
    await transact(world.table, [
      tenantDb(world.table, advisor.company_id).insert(OutboxRows, {
        id,
        company_id: advisor.company_id,
        kind: 'trip_data_updated',
        channels,
        notify: [],
        created_at: new Date().toISOString(),
      }),
    ]);
    await deliver();
    expect(hears(adrian, id)).toBe(1);
  });

  it('R-SHELL-180 are refused without a token, with a forged one, and to a socket that never connected', async () => {
    const { advisor } = world.people;
    expect((await connectAs(world, advisor, '')).status).toBe(401);
    expect((await connectAs(world, advisor, `${world.tokenOf(advisor).slice(0, -8)}AAAAAAAA`)).status).toBe(401);
    expect(await asks('conn-nobody', 'bookings')).toBe(403);
  });
});

describe('being online', () => {
  it('R-SHELL-177 R-SHELL-178 begins with the first connection and ends with the last', async () => {
    const { contractor } = world.people;
    expect(await online(contractor)).toBe(false);
    const [first, second] = [await open(contractor), await open(contractor)];
    expect(await online(contractor)).toBe(true);
    await disconnect(socketEvent(first));
    expect(await online(contractor)).toBe(true);
    await disconnect(socketEvent(second));
    expect(await online(contractor)).toBe(false);
  });

  it('R-SHELL-179 R-SHELL-193 ends at once for who is signed out everywhere: every socket is told and closed, none comes back', async () => {
    const { contractor, advisor } = world.people;
    const [phone, desk, other] = [await open(contractor), await open(contractor), await open(advisor)];
    const login = await world.call('users.login', { email: contractor.email, password: 'Wayline-demo-1' });
    const token = login.body.access_token;
    await world.call('users.logout', { everywhere: true }, { token });
    await deliver();
    expect([...gateway.closed].sort()).toEqual([phone, desk].sort());
    for (const id of [phone, desk]) expect(gateway.events(id).at(-1)?.kind).toBe('logout');
    expect(gateway.closed.has(other)).toBe(false);
    expect((await connectAs(world, contractor)).status).toBe(401);
  });

  it('R-SHELL-179 ends with an ordinary sign-out, and for that session alone', async () => {
    const { standard } = world.people;
    const signedIn = async () =>
      (await world.call('users.login', { email: standard.email, password: 'Wayline-demo-1' })).body.access_token;
    const [here, elsewhere] = [await signedIn(), await signedIn()];
    const sockets = [await connectAs(world, standard, here), await connectAs(world, standard, elsewhere)] as const;
    const signOut = async (token: typeof here, { id }: { id: string }) => {
      await world.call('users.logout', {}, { token });
      await deliver();
      expect(gateway.events(id).at(-1)?.kind).toBe('logout');
      await disconnect(socketEvent(id));
    };
    expect(await online(standard)).toBe(true);
    await signOut(here, sockets[0]);
    expect(gateway.events(sockets[1].id).map(({ kind }) => kind)).not.toContain('logout');
    expect(await online(standard)).toBe(true);
    await signOut(elsewhere, sockets[1]);
    expect(await online(standard)).toBe(false);
  });
});
