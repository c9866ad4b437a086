import { randomBytes } from 'node:crypto';
import { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { Bookings } from '@wayline/core/areas/trip/bookings/booking.records';
import { idMaker, type TravelerId, type TripId } from '@wayline/core/base/ids';
import { RECORDS } from '@wayline/core/records';
import { reindex } from '@wayline/core/store/reindex';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { transact } from '@wayline/core/store/transact';
import type { Write } from '@wayline/core/store/write';
import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

let trip: TripId;
const asked = () => ({ as: world.people.advisor });
beforeEach(async () => {
  trip = (await world.call('trips.create', { trip_name: 'Of people' }, asked())).body.trip.id;
});

const add = async (first_name: string) =>
  (await world.call('trips.travelers.create', { trip_id: trip, first_name, last_name: 'Okafor' }, asked())).body
    .traveler;
const read = async () => (await world.call('trips.get', { id: trip }, asked())).body;
const rename = (traveler: TravelerId, first_name: string) =>
  world.call('trips.travelers.update', { trip, traveler, version: 1, first_name }, asked());
const dinner = { booking_type: 'Dining' as const, title: 'Dinner', general_booking: { start_date: '2031-05-02' } };
const book = async (differs: object) =>
  (await world.call('book.bookings.create', { trip_id: trip, ...dinner, ...differs }, asked())).body.booking;
const named = async () =>
  (await world.call('trips.booking-travelers.list', { trip_id: trip }, asked())).body.list.map(
    ({ name, booking_ids }) => [name, booking_ids.length],
  );

const newId = idMaker(Date.now, (n) => randomBytes(n));
/** Bookings as the version before this one wrote them: with names, and without ids. */
const writeOlder = async (count: number, differs: object) => {
  const db = tenantDb(world.table, world.people.advisor.company_id);
  const writes = Array.from({ length: count }, (_, i): Write => {
    const ids = { id: newId('booking'), trip_id: trip, created_at: '2026-01-01T00:00:00.000Z' };
    const write = db.insert(
      Bookings,
      Booking.parse({ ...dinner, title: `Dinner ${i}`, ...ids, updated_at: ids.created_at, version: 1, ...differs }),
    );
    const item = write.item.Put?.Item ?? {};
    delete item.traveler_ids;
    delete item.guest_names;
    return write;
  });
  for (let at = 0; at < writes.length; at += 50) await transact(world.table, writes.slice(at, at + 50));
};
const migrate = () =>
  reindex(world.table, {
    ...RECORDS,
    now: new Date().toISOString(),
  });

// First, as the migration reads every booking there is: the trips of many hundreds come after it.
describe('a booking from before travelers were known by id', () => {
  it('is written anew with the ids of those its names mean, once, and ambiguous names stay', async () => {
    const [mina] = [await add('Mina'), await add('Jo'), await add('Jo')];
    await writeOlder(2, { traveler_names: ['Mina Okafor', 'Jo Okafor', 'Grandma'] });
    expect((await migrate()).moved).toBeGreaterThanOrEqual(2);
    const stored = (await world.call('book.bookings.list-v2', { trip_id: trip }, asked())).body.bookings;
    for (const booking of stored) {
      expect(booking).toMatchObject({ traveler_ids: [mina.id], guest_names: ['Jo Okafor', 'Grandma'], version: 2 });
      expect(booking).not.toHaveProperty('traveler_names');
    }
    // The trip was touched for the index of searches too, which the stream writes.
    await deliverStream(world);
    expect((await migrate()).moved).toBe(0);
  });

  it('comes along to a copy of the trip with the people of the copy', async () => {
    await add('Mina');
    await writeOlder(1, { traveler_names: ['Mina Okafor', 'Grandma'] });
    const copy = await world.call(
      'trips.copy',
      { id: trip, trip_name: 'Again', bookings: true, travelers: true, itineraries: false },
      asked(),
    );
    trip = copy.body.trip.id;
    const { bookings, travelers } = await read();
    expect(bookings).toMatchObject([{ traveler_ids: [travelers[0]?.id], guest_names: ['Grandma'] }]);
  });
});

describe('a traveler on bookings', () => {
  it('renamed, leaves a namesake alone', async () => {
    const [father, son] = [await add('Mina'), await add('Mina')];
    await book({ traveler_ids: [father.id] });
    await book({ traveler_ids: [son.id] });
    await book({ traveler_ids: [father.id, son.id] });
    await rename(father.id, 'Minna');
    expect(await named()).toEqual([
      ['Minna Okafor', 2],
      ['Mina Okafor', 2],
    ]);
    expect((await read()).bookings.map((b) => [b.traveler_ids, b.version])).toEqual([
      [[father.id], 1],
      [[son.id], 1],
      [[father.id, son.id], 1],
    ]);
  });

  it('is renamed on a trip of 300 bookings by one small write, and by older ones too', async () => {
    const { id } = await add('Mina');
    await writeOlder(300, { traveler_names: ['Grandma', 'Mina Okafor'] });
    const renamed = await rename(id, 'Minna');
    expect([renamed.status, renamed.body.traveler?.first_name]).toEqual([200, 'Minna']);
    expect(await named()).toEqual([['Minna Okafor', 300]]);
    const { bookings } = await read();
    expect(new Set(bookings.map((b) => JSON.stringify([b.traveler_ids, b.guest_names])))).toEqual(
      new Set([JSON.stringify([[id], ['Grandma']])]),
    );
  });

  it('named by two namesakes in an older booking stays as written, and is nobody else when one of them is renamed', async () => {
    const [father, son] = [await add('Mina'), await add('Mina')];
    await writeOlder(1, { traveler_names: ['Mina Okafor'] });
    const people = async () => (await read()).bookings.map((b) => [b.traveler_ids, b.guest_names]);
    expect(await people()).toEqual([[[], ['Mina Okafor']]]);
    await rename(father.id, 'Minna');
    expect(await people()).toEqual([[[], ['Mina Okafor']]]);
    await rename(son.id, 'Mino');
    expect(await people()).toEqual([[[], ['Mina Okafor']]]);
  });

  it('who is removed leaves their name on the bookings, however many they are', async () => {
    const { id } = await add('Mina');
    await writeOlder(120, { traveler_names: ['Mina Okafor'] });
    const remove = (force_remove: 0 | 1) =>
      world.call('trips.travelers.delete', { trip, traveler: id, force_remove }, asked());
    expect((await remove(0)).body).toMatchObject({ status: 'dependencies' });
    expect((await remove(1)).body).toMatchObject({ status: 'success' });
    const { bookings, travelers } = await read();
    expect(travelers).toEqual([]);
    expect(bookings.filter((b) => b.guest_names.join() === 'Mina Okafor' && b.traveler_ids.length === 0)).toHaveLength(
      120,
    );
  });

  it('as a passenger and in a room is known by id, and by the name of the ticket where that is another', async () => {
    const { id } = await add('Mina');
    const leg = { from: { name: 'Oslo' }, to: { name: 'Naples' }, start_date: '2031-05-02' };
    const flight = await book({
      booking_type: 'Flights',
      destinations: [leg],
      passengers: [{ name: 'MINA OKAFOR' }, { name: 'Mina A. Okafor', traveler_id: id }, { name: 'Jo' }],
    });
    expect(flight.passengers).toMatchObject([
      { name: '', traveler_id: id },
      { name: 'Mina A. Okafor', traveler_id: id },
      { name: 'Jo' },
    ]);
    const room_types = [{ rooms: [{ guests: [{ name: 'Mina Okafor' }, { name: 'Jo' }] }] }];
    const stay = await book({
      booking_type: 'Accommodation',
      accommodation: { checkin_date: '2031-05-02', checkout_date: '2031-05-04', room_types },
    });
    expect(stay.accommodation?.room_types?.[0]?.rooms[0]?.guests).toMatchObject([
      { name: '', traveller_ids: [id] },
      { name: 'Jo', traveller_ids: [] },
    ]);
  });

  it('joins those of a booking when their name is sent, and takes nobody off it', async () => {
    const [mina, jo] = [await add('Mina'), await add('Jo')];
    const { id, version } = await book({ traveler_ids: [mina.id] });
    const save = (changes: object) =>
      world.call('book.bookings.update', { id, trip_id: trip, version, ...changes }, asked());
    expect((await save({ guest_names: ['Jo Okafor', 'Grandma'] })).body.booking).toMatchObject({
      traveler_ids: [mina.id, jo.id],
      guest_names: ['Grandma'],
    });
  });

  it('stays off an older booking that is saved without them', async () => {
    const { id: mina } = await add('Mina');
    await writeOlder(1, { traveler_names: ['Mina Okafor', 'Grandma'] });
    const [before] = (await read()).bookings;
    expect(before).toMatchObject({ traveler_ids: [mina], guest_names: ['Grandma'] });
    const at = { id: before?.id ?? newId('booking'), trip_id: trip, version: 1 };
    const saved = await world.call('book.bookings.update', { ...at, traveler_ids: [] }, asked());
    expect(saved.body.booking).toMatchObject({ traveler_ids: [], guest_names: ['Grandma'], version: 2 });
    expect((await read()).bookings[0]).toMatchObject({ traveler_ids: [], guest_names: ['Grandma'] });
  });

  it('is told by name in the history, and the change is taken back by id', async () => {
    const [mina, jo] = [await add('Mina'), await add('Jo')];
    const { id } = await book({ traveler_ids: [mina.id] });
    await world.call('book.bookings.update', { id, trip_id: trip, version: 1, traveler_ids: [jo.id] }, asked());
    await rename(jo.id, 'Joana');
    const { entries } = (await world.call('trips.history.list', { trip_id: trip, kind: 'booking' }, asked())).body;
    expect(entries[0]).toMatchObject({
      details: ['Travelers: Mina Okafor → Joana Okafor'],
      sentence: expect.stringContaining('changed travelers of Dinner'),
    });
    await world.call('trips.history.undo', { trip_id: trip, entry: entries[0]?.id ?? newId('audit') }, asked());
    expect((await read()).bookings[0]?.traveler_ids).toEqual([mina.id]);
  });
});

it('an imported confirmation names the travelers of the trip', async () => {
  const { id } = await add('Siân');
  const draft = {
    kind: 'restaurant' as const,
    status: 'confirmed' as const,
    title: 'Trattoria',
    travelers: ['OKAFOR SIAN', 'Grandma'],
    start: '2031-05-03T19:30',
    places: [{ name: 'Trattoria' }],
    source_format: 'schema_org_json_ld' as const,
    confidence: 'exact' as const,
    spans: {},
  };
  const saved = await world.call('book.imports.save', { trip_id: trip, drafts: [{ draft }] }, asked());
  expect(saved.body.bookings).toMatchObject([{ traveler_ids: [id], guest_names: ['Grandma'] }]);
});
