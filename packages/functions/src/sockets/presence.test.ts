import { ChannelSockets, JoinedChannels, TripPresences } from '@wayline/core/areas/notifications/presence.records';
import type { TripId } from '@wayline/core/base/ids';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { streamBatch } from '@wayline/local/testing/stream-batch';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectAs, disconnect, here, join, leave, socketEvent, startGateway } from './gateway.fixture';

let world: World;
let gateway: Awaited<ReturnType<typeof startGateway>>;

beforeAll(async () => {
  gateway = await startGateway();
  world = await startWorld({ environment: gateway.environment });
});
afterAll(async () => {
  await world.stop();
  gateway.stop();
});

const eventOf = socketEvent;
const open = async (person: Person) => {
  const { id, status } = await connectAs(world, person);
  expect(status).toBe(200);
  return id;
};
const come = async (person: Person, trip: TripId) => {
  const id = await open(person);
  expect((await join(eventOf(id, { channel: `trip.${trip}` }))).statusCode).toBe(200);
  return id;
};
const say = async (id: string, trip: TripId, thing?: object) =>
  (await here(eventOf(id, { channel: `trip.${trip}`, open: thing }))).statusCode;
const newTrip = async () =>
  (await world.call('trips.create', { trip_name: 'Amalfi' }, { as: world.people.advisor })).body.trip.id;
/** Whom each of these sockets is told of, newest message only, after the stream was delivered. */
const told = async (...ids: string[]) => {
  gateway.heard.clear();
  await world.job('deliver-events', await streamBatch(world.table.name));
  return ids.map((id) => gateway.present(id)?.map(({ name }) => name));
};
const kept = (partition: string[]) =>
  tenantDb(world.table, world.people.owner.company_id).readPartition(partition, {
    here: TripPresences,
    sockets: ChannelSockets,
    joined: JoinedChannels,
  });

describe('who is on a trip', () => {
  it('is told to everybody there when somebody comes, leaves, or closes the page', async () => {
    const trip = await newTrip();
    const adrian = await come(world.people.advisor, trip);
    expect(await told(adrian)).toEqual([['Adrian Moss']]);
    const olivia = await come(world.people.owner, trip);
    const both = ['Adrian Moss', 'Olivia Vale'];
    expect(await told(adrian, olivia)).toEqual([both, both]);
    await leave(eventOf(adrian, { channel: `trip.${trip}` }));
    expect(await told(adrian, olivia)).toEqual([undefined, ['Olivia Vale']]);
    await join(eventOf(adrian, { channel: `trip.${trip}` }));
    await disconnect(eventOf(olivia));
    expect(await told(adrian, olivia)).toEqual([['Adrian Moss'], undefined]);
    expect([(await kept(['SOCKET', olivia])).joined, (await kept(['HERE', `trip.${trip}`])).here.length]).toEqual([
      [],
      1,
    ]);
  });

  it('says what they have open, and no more of a person than name and id', async () => {
    const trip = await newTrip();
    const [adrian, olivia] = [await come(world.people.advisor, trip), await come(world.people.owner, trip)];
    const thing = { booking_id: 'bkg_01ARZ3NDEKTSV4RRFFQ69G5FAV', field: 'legs.0.from' };
    expect(await say(olivia, trip, thing)).toBe(200);
    await told(adrian);
    expect(gateway.heard.get(adrian)?.at(-1)).toEqual({
      type: 'presence',
      channel: `trip.${trip}`,
      people: [
        { user_id: world.people.advisor.user_id, name: 'Adrian Moss' },
        { user_id: world.people.owner.user_id, name: 'Olivia Vale', open: thing },
      ],
    });
    await say(olivia, trip);
    await told(adrian);
    expect(gateway.present(adrian)?.map((p) => p.open)).toEqual([undefined, undefined]);
  });

  it('does not pass on what is not of the shape of a thing that is open', async () => {
    const trip = await newTrip();
    const olivia = await come(world.people.owner, trip);
    for (const thing of [{ booking_id: '<b>' }, { booking_id: `bkg_${'0'.repeat(26)}`, field: 'a b' }, 'x', 7]) {
      await say(olivia, trip, thing as object);
      expect((await kept(['HERE', `trip.${trip}`])).here[0]?.open).toBeUndefined();
    }
  });

  it('is seen by nobody of another company', async () => {
    const trip = await newTrip();
    const adrian = await come(world.people.advisor, trip);
    const otto = await open(world.people.stranger);
    expect((await join(eventOf(otto, { channel: `trip.${trip}` }))).statusCode).toBe(403);
    expect(await say(otto, trip)).toBe(403);
    expect(await told(adrian, otto)).toEqual([['Adrian Moss'], undefined]);
  });

  it('R-TRIP-198 is told at the list of bookings too, within the company', async () => {
    const list = { channel: 'bookings' };
    const [adrian, olivia, otto] = [
      await open(world.people.advisor),
      await open(world.people.owner),
      await open(world.people.stranger),
    ];
    const thing = { booking_id: 'bkg_01ARZ3NDEKTSV4RRFFQ69G5FAV' };
    for (const id of [adrian, otto]) expect((await join(eventOf(id, list))).statusCode).toBe(200);
    expect((await join(eventOf(olivia, { ...list, open: thing }))).statusCode).toBe(200);
    expect(await told(adrian, otto)).toEqual([['Adrian Moss', 'Olivia Vale'], ['Otto Berg']]);
    expect(gateway.present(adrian)?.[1]?.open).toEqual(thing);
    await disconnect(eventOf(olivia));
    expect(await told(adrian)).toEqual([['Adrian Moss']]);
  });

  it('is refused to somebody who never came', async () => {
    const trip = await newTrip();
    const olivia = await open(world.people.owner);
    expect(await say(olivia, trip)).toBe(403);
    expect((await kept(['HERE', `trip.${trip}`])).here).toEqual([]);
  });

  it('loses a socket that is dead without a word, and the others hear of it', async () => {
    const trip = await newTrip();
    const [adrian, olivia] = [await come(world.people.advisor, trip), await come(world.people.owner, trip)];
    gateway.dead.add(olivia);
    await told(adrian);
    expect(await told(adrian)).toEqual([['Adrian Moss']]);
    const { here: left } = await kept(['HERE', `trip.${trip}`]);
    const { sockets } = await kept(['CHANNEL', `trip.${trip}`]);
    expect([left, sockets].map((all) => all.map((s) => s.connection_id))).toEqual([[adrian], [adrian]]);
  });

  it('does not count whom nothing was heard of for too long, until they say that they are still there', async () => {
    const trip = await newTrip();
    const [adrian, olivia] = [await come(world.people.advisor, trip), await come(world.people.owner, trip)];
    const clock = globalThis as { waylineClockOffset?: number };
    clock.waylineClockOffset = 151_000;
    try {
      await say(adrian, trip);
      expect(await told(adrian)).toEqual([['Adrian Moss']]);
      await say(olivia, trip);
      expect(await told(adrian)).toEqual([['Adrian Moss', 'Olivia Vale']]);
    } finally {
      clock.waylineClockOffset = 0;
    }
  });
});
