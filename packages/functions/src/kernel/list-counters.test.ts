import { ListCounters } from '@wayline/core/store/list-counter';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { transact } from '@wayline/core/store/transact';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const asked = () => ({ as: world.people.owner });
const older = (name: string) =>
  transact(world.table, [tenantDb(world.table, world.people.owner.company_id).remove(ListCounters, { name })]);
const newTrip = async () => (await world.call('trips.create', { trip_name: 'Amalfi' }, asked())).body.trip;
const book = (trip_id: Awaited<ReturnType<typeof newTrip>>['id']) =>
  world.call('book.bookings.create', { trip_id, booking_type: 'Other', title: 'Lunch' }, asked());
const booked = async () => (await world.call('book.company-bookings.list', {}, asked())).body.total;

describe('a company that was opened before a list was there', () => {
  it('books, several at once too, and every row that stands in the list is counted once', async () => {
    const { id } = await newTrip();
    await book(id);
    await book(id);
    await older('BOOKINGS');
    const answers = await Promise.all([book(id), book(id), book(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await booked()).toBe(5);
  });
  it('deletes from it, and from two such lists at once', async () => {
    const { id } = await newTrip();
    const { booking } = (await book(id)).body;
    await book(id);
    const before = [await booked(), (await world.call('trips.list', {}, asked())).body.total ?? 0];
    await older('BOOKINGS');
    expect((await world.call('book.bookings.delete', { trip_id: id, id: booking.id }, asked())).status).toBe(200);
    await older('BOOKINGS');
    await older('TRIPS');
    expect((await world.call('trips.delete', { ids: [id] }, asked())).status).toBe(200);
    const after = [await booked(), (await world.call('trips.list', {}, asked())).body.total];
    expect(after).toEqual([(before[0] ?? 0) - 2, (before[1] ?? 0) - 1]);
  });
  it('is refused what is missing all the same', async () => {
    const { id } = await newTrip();
    await world.call('trips.delete', { ids: [id] }, asked());
    await older('BOOKINGS');
    expect((await book(id)).body.error?.code).toBe('record.missing');
  });
});
