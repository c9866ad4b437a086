import { getChannelTenant, ownChannels } from '@wayline/core/areas/notifications/channels';
import { ChannelSockets } from '@wayline/core/areas/notifications/presence.records';
import { closeSocket, joinChannel, openSocket } from '@wayline/core/areas/notifications/sockets.records';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { streamBatch } from '@wayline/local/testing/stream-batch';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareFor } from '../sweeps/samples';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

const shell = async () => (await world.call('misc.shell.get', {}, { as: world.people.owner })).body;
/** A client opens a link of the owner: the owner is to be told. */
const opened = async () => {
  const prepared = await prepareFor('public.ti.viewed', world, world.people.owner);
  expect((await world.call('public.ti.viewed', { url: prepared.shareToken })).status).toBe(200);
  return prepared;
};

describe('an event of the outbox', () => {
  it('is behind the bell of whom it concerns once, however often the stream delivers it', async () => {
    await opened();
    const before = await shell();
    const batch = await streamBatch(world.table.name);
    await world.job('deliver-events', batch);
    const once = await shell();
    await Promise.all([world.job('deliver-events', batch), world.job('deliver-events', batch)]);
    expect(await shell()).toEqual({ ...once, events_after: expect.any(String) });
    expect(once.counts.notifications_count).toBe(before.counts.notifications_count + 1);
    expect(once.notifications[0]).toMatchObject({ kind: 'itinerary_viewed', read: false });
  });

  it('is nobody else’s', async () => {
    await opened();
    await world.job('deliver-events', await streamBatch(world.table.name));
    for (const person of [world.people.advisor, world.people.stranger]) {
      expect((await world.call('misc.shell.get', {}, { as: person })).body.notifications).toEqual([]);
    }
  });

  it('R-SHELL-261 counts as unread until the user has seen it', async () => {
    await opened();
    await world.job('deliver-events', await streamBatch(world.table.name));
    const [newest] = (await shell()).notifications;
    await world.call('misc.notifications.seen', { id: newest?.id as never }, { as: world.people.owner });
    const after = await shell();
    expect([after.counts.notifications_count, after.notifications.every((n) => n.read)]).toEqual([0, true]);
    const older = `evt_${'0'.repeat(26)}` as never;
    await world.call('misc.notifications.seen', { id: older }, { as: world.people.owner });
    const asked = { as: world.people.owner };
    const count = async () =>
      (await world.call('misc.notifications.count', { uid: world.people.owner.user_id, type: 'getcount' }, asked)).body;
    expect(await count()).toEqual({ notifications_count: 0 });
    await opened();
    await world.job('deliver-events', await streamBatch(world.table.name));
    expect(await count()).toEqual({ notifications_count: 1 });
    const other = await world.send('misc.notifications.count', { type: 'getmsgcount' }, asked);
    expect(other.status).toBe(400);
  });

  it('is told to a client that comes back, from where it left, and never to another company', async () => {
    const all = async (as = world.people.owner, after = `evt_${'0'.repeat(26)}`) =>
      (await world.call('misc.events.since', { after: after as never }, { as })).body;
    const last = (await all()).events.at(-1)?.id;
    const prepared = await prepareFor('public.ti.viewed', world, world.people.owner);
    const missed = (await all(world.people.owner, last)).events;
    expect(missed.map((e) => e.trip_id)).toContain(prepared.trip);
    expect(missed.map((e) => e.kind)).toContain('reminder_update');
    expect((await all(world.people.stranger)).events).toEqual([]);
  });

  it('R-SHELL-178 is told to a page whose connection stands later than its first answer', async () => {
    const { events_after } = await shell();
    const prepared = await opened();
    const since = await world.call('misc.events.since', { after: events_after }, { as: world.people.owner });
    expect(since.body.events.map((e) => [e.kind, e.trip_id])).toContainEqual(['itinerary_viewed', prepared.trip]);
  });
});

describe('a live connection', () => {
  const sockets = async (channel: string) => {
    const { company_id } = world.people.owner;
    const home = getChannelTenant(channel, company_id);
    const page = await tenantDb(world.table, home).listPartition(ChannelSockets, { partition: ['CHANNEL', channel] });
    return page.items.map((s) => s.connection_id);
  };
  const online = async () =>
    (await world.call('users.list', {}, { as: world.people.owner })).body.users
      .filter((u) => u.online)
      .map((u) => u.id);

  it('R-SHELL-180 stands in the channels it has joined until it closes, and its user is online', async () => {
    const { company_id, user_id } = world.people.owner;
    const now = new Date().toISOString();
    const socket = { connection_id: 'conn-1', company_id, user_id, session: 'sess-1', signed_in_at: 0 };
    const own = ownChannels({ company_id, user_id } as Parameters<typeof ownChannels>[0], socket.session);
    await openSocket(world.table, socket, own, now);
    await joinChannel(world.table, socket, 'trip.trp_1', now);
    for (const channel of [...own, 'trip.trp_1']) expect(await sockets(channel)).toEqual(['conn-1']);
    expect(await online()).toEqual([user_id]);
    await closeSocket(world.table, socket, [...own, 'trip.trp_1'], false, now);
    for (const channel of [...own, 'trip.trp_1']) expect(await sockets(channel)).toEqual([]);
    expect(await online()).toEqual([]);
  });
});
