import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { s3Files } from '@wayline/core/areas/files/s3-files';
import { publishedKey } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { DeletedTrips } from '@wayline/core/areas/trip/trips/deleted-trip.records';
import type { TripId } from '@wayline/core/base/ids';
import type { InputOf } from '@wayline/core/contract/contract';
import type { CONTRACTS } from '@wayline/core/contracts';
import { companyKey } from '@wayline/core/store/keys';
import { tokenHash } from '@wayline/core/store/token-hash';
import { movable as clock } from '@wayline/local/clock';
import { sendForm } from '@wayline/local/testing/send-form';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { confirmation } from '../bookings/bookings.samples';

const DAY = 24 * 60 * 60_000;
let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterEach(() => {
  clock.waylineClockOffset = 0;
});
afterAll(() => world.stop());

const asked = () => ({ as: world.people.advisor });
type Draft = Omit<InputOf<(typeof CONTRACTS)['book.bookings.create']>, 'trip_id'>;
const dinner: Draft = { booking_type: 'Dining', title: 'Dinner', general_booking: { start_date: '2031-05-03' } };
const newTrip = async (trip_name = 'Amalfi') =>
  (await world.call('trips.create', { trip_name, start_date: '2031-05-01', end_date: '2031-05-09' }, asked())).body
    .trip;
const add = async (trip_id: TripId) =>
  (await world.call('book.bookings.create', { trip_id, ...dinner }, asked())).body.booking;
const look = async (id: TripId) => (await world.call('trips.get', { id }, asked())).body;
/** As it was, one version on, and with another number in the index of bookings: what comes back is found as any new one. */
const restored = (booking: Awaited<ReturnType<typeof add>>) => ({
  ...booking,
  version: booking.version + 1,
  serial: expect.any(Number),
});
const remove = (trip_id: TripId, id: Awaited<ReturnType<typeof add>>['id']) =>
  world.call('book.bookings.delete', { trip_id, id }, asked());
const deletedOf = async (trip_id: TripId) =>
  (await world.call('trips.bookings.deleted.list', { trip_id }, asked())).body.bookings;

describe('a deleted booking', () => {
  it('R-TRIP-165 is kept for thirty days, and comes back under its id, counted, with its reminders', async () => {
    const trip = await newTrip();
    const booking = await add(trip.id);
    const set = { trip_id: trip.id, booking_id: booking.id, timing: 'day before' as const, to: ['a@wayline.test'] };
    const { reminder } = (await world.call('messaging.reminders', set, asked())).body;
    await remove(trip.id, booking.id);
    const gone = await look(trip.id);
    expect([gone.bookings, gone.trip.trip_reservations, gone.reminders[0]?.status]).toEqual([[], 0, 'withdrawn']);
    expect(await deletedOf(trip.id)).toEqual([
      expect.objectContaining({ id: booking.id, title: 'Dinner', day: '2031-05-03', deleted_by: 'Adrian Moss' }),
    ]);
    const at = { trip_id: trip.id, id: booking.id };
    expect((await world.call('trips.bookings.deleted.restore', at, asked())).body.booking).toEqual(restored(booking));
    const back = await look(trip.id);
    expect([back.bookings, back.trip.trip_reservations]).toEqual([[restored(booking)], 1]);
    expect(back.reminders[0]).toMatchObject({ id: reminder.id, status: 'waiting', due_at: reminder.due_at });
    expect(await deletedOf(trip.id)).toEqual([]);
    expect((await world.call('trips.bookings.deleted.restore', at, asked())).status).toBe(404);
  });

  it('comes back from the history of its trip', async () => {
    const trip = await newTrip();
    const booking = await add(trip.id);
    await remove(trip.id, booking.id);
    const history = async () => (await world.call('trips.history.list', { trip_id: trip.id }, asked())).body.entries;
    const [deletion] = await history();
    expect(deletion).toMatchObject({ sentence: 'Adrian Moss deleted Dinner', undoable: true });
    await world.call('trips.history.undo', { trip_id: trip.id, entry: deletion?.id ?? '' }, asked());
    expect((await look(trip.id)).bookings).toEqual([restored(booking)]);
    expect((await history()).map(({ sentence, undoable }) => [sentence, undoable]).slice(0, 2)).toEqual([
      ['Adrian Moss restored Dinner, undoing an earlier change', false],
      ['Adrian Moss deleted Dinner', false],
    ]);
  });

  it('is found again by the next import of what it came from', async () => {
    const trip = await newTrip();
    const file = { file_name: 'a.html', content_base64: confirmation(), trip_id: trip.id };
    const preview = async () => (await world.call('book.imports.preview', file, asked())).body;
    const { drafts } = await preview();
    const saved = await world.call(
      'book.imports.save',
      { trip_id: trip.id, drafts: drafts.map((draft) => ({ draft })) },
      asked(),
    );
    const [booking] = saved.body.bookings;
    if (!booking) throw new Error('Nothing was imported.');
    const states = async () => (await preview()).matches?.map(({ state }) => state);
    expect(await states()).toEqual(['same']);
    await remove(trip.id, booking.id);
    expect(await states()).toEqual(['new']);
    await world.call('trips.bookings.deleted.restore', { trip_id: trip.id, id: booking.id }, asked());
    expect(await states()).toEqual(['same']);
  });

  it('is gone after thirty days', async () => {
    const trip = await newTrip();
    const booking = await add(trip.id);
    await remove(trip.id, booking.id);
    clock.waylineClockOffset = 30 * DAY + 1000;
    expect(await deletedOf(trip.id)).toEqual([]);
    const at = { trip_id: trip.id, id: booking.id };
    expect((await world.call('trips.bookings.deleted.restore', at, asked())).status).toBe(404);
  });
});

describe('a deleted trip', () => {
  const deletedTrips = async () => (await world.call('trips.deleted.list', {}, asked())).body.trips;
  const total = async () => (await world.call('trips.count', {}, asked())).body.count;
  const removeTrip = (id: TripId) => world.call('trips.delete', { ids: [id] }, asked());

  it('R-TRIP-153 comes back whole, into its list and its count', async () => {
    const trip = await newTrip('Capri');
    await add(trip.id);
    const before = await look(trip.id);
    const count = await total();
    await removeTrip(trip.id);
    expect([(await world.call('trips.get', { id: trip.id }, asked())).status, await total()]).toEqual([404, count - 1]);
    expect((await deletedTrips())[0]).toMatchObject({ id: trip.id, title: 'Capri', deleted_by: 'Adrian Moss' });
    expect((await world.call('trips.deleted.restore', { id: trip.id }, asked())).status).toBe(200);
    const back = await look(trip.id);
    expect(back.bookings).toEqual(before.bookings);
    expect(back.trip).toMatchObject({ trip_name: 'Capri', trip_reservations: 1, code: trip.code });
    expect(await total()).toBe(count);
    expect((await deletedTrips()).map(({ id }) => id)).not.toContain(trip.id);
  });

  it('is listed for nobody else, and brought back by nobody else', async () => {
    const trip = await newTrip();
    await removeTrip(trip.id);
    const asStranger = { as: world.people.stranger };
    expect((await world.call('trips.deleted.list', {}, asStranger)).body.trips).toEqual([]);
    expect((await world.call('trips.deleted.restore', { id: trip.id }, asStranger)).status).toBe(404);
  });

  const partitions = (id: TripId) =>
    ['TRIP', 'AUDIT', 'TRASH', 'IMPORTS', 'TRIPFILES', 'CHECKLIST'].map((kind) =>
      companyKey(world.people.advisor.company_id, kind, id),
    );
  const left = async (id: TripId) => {
    const pages = await Promise.all(
      partitions(id).map((pk) =>
        world.table.db.send(
          new QueryCommand({
            TableName: world.table.name,
            KeyConditionExpression: 'pk = :pk',
            ExpressionAttributeValues: { ':pk': pk },
            ConsistentRead: true,
          }),
        ),
      ),
    );
    return pages.flatMap((page) => page.Items ?? []).length;
  };

  it('is gone for good after thirty days, with all that was on it, links and files, and no other trip', async () => {
    const [trip, neighbour] = [await newTrip(), await newTrip()];
    for (let i = 0; i < 3; i++) await add(trip.id);
    await remove(trip.id, (await add(trip.id)).id);
    await add(neighbour.id);
    const { itinerary } = (await world.call('trips.ti.create', { tripId: trip.id, ti_name: 'Amalfi' }, asked())).body;
    const at = { tripId: trip.id, tiId: itinerary.id };
    const form = (await world.call('trips.ti.documents.upload', { ...at, name: 'a.pdf', size: 9 }, asked())).body;
    await sendForm(form, 'a.pdf', '%PDF-1.7\n');
    await world.call('trips.ti.documents.create', { ...at, file_id: form.file_id, name: 'a.pdf' }, asked());
    await world.call('trips.itinerary.publish', { ...at, version: itinerary.version }, asked());
    const { url } = (await world.call('trips.itinerary.share', at, asked())).body;
    const guarded = (await world.call('trips.itinerary.share', { ...at, access_code: 'blue lagoon' }, asked())).body;
    const door = async () => {
      const key = publishedKey(tokenHash(guarded.url.slice(guarded.url.lastIndexOf('/') + 1)));
      return s3Files(process.env.FILES_BUCKET ?? '').get(key);
    };
    expect(await door()).toBeDefined();
    await removeTrip(trip.id);
    await world.job('due-work');
    expect(await left(trip.id)).toBeGreaterThan(5);
    clock.waylineClockOffset = 30 * DAY + 1000;
    await Promise.allSettled([world.job('due-work'), world.job('due-work')]);
    await world.job('due-work');
    expect(await left(trip.id)).toBe(0);
    expect(await left(neighbour.id)).toBeGreaterThan(1);
    const token = url.slice(url.lastIndexOf('/') + 1);
    expect((await world.call('public.ti.calendar', { url: token })).status).toBe(404);
    expect(await door()).toBeUndefined();
    expect((await world.call('trips.deleted.restore', { id: trip.id }, asked())).status).toBe(404);
    const waiting = await world.table.db.send(
      new QueryCommand({
        TableName: world.table.name,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': companyKey(world.people.advisor.company_id, 'TRASH') },
      }),
    );
    expect((waiting.Items ?? []).filter((i) => i.type === DeletedTrips.name && i.id === trip.id)).toEqual([]);
  });
});
