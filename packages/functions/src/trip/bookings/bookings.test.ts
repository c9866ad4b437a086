import type { InputOf } from '@wayline/core/contract/contract';
import type { CONTRACTS } from '@wayline/core/contracts';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const asked = () => ({ as: world.people.advisor });
const newTrip = async () =>
  (await world.call('trips.create', { trip_name: 'Amalfi', start_date: '2031-05-01', end_date: '2031-05-05' }, asked()))
    .body.trip;
type Draft = Omit<InputOf<(typeof CONTRACTS)['book.bookings.create']>, 'trip_id'>;
const add = async (trip_id: Awaited<ReturnType<typeof newTrip>>['id'], draft: Draft) =>
  (await world.call('book.bookings.create', { trip_id, ...draft }, asked())).body.booking;
const dinner: Draft = {
  booking_type: 'Dining',
  title: 'Dinner',
  general_booking: { start_date: '2031-05-02', start_time: '20:00' },
};
const stay: Draft = {
  booking_type: 'Accommodation',
  title: 'Hotel Luna',
  accommodation: { checkin_date: '2031-05-02', checkout_date: '2031-05-04' },
};

describe('a booking', () => {
  it('R-TRIP-166 is read by its id', async () => {
    const trip = await newTrip();
    const booking = await add(trip.id, dinner);
    const read = await world.call('book.bookings.get', { id: booking.id, trip_id: trip.id }, asked());
    expect(read.body.booking).toMatchObject(booking);
    expect(booking).toMatchObject({ source: 'manual', reservation_status: 'Researching', version: 1 });
  });

  it('is counted in the row of its trip', async () => {
    const trip = await newTrip();
    await Promise.all([add(trip.id, dinner), add(trip.id, stay)]);
    const { body } = await world.call('trips.get', { id: trip.id }, asked());
    expect(body.trip.trip_reservations).toBe(2);
  });

  it('is refused in a trip that is not there', async () => {
    const trip = await newTrip();
    const gone = `${trip.id.slice(0, -4)}ZZZZ` as typeof trip.id;
    expect((await world.call('book.bookings.create', { trip_id: gone, ...dinner }, asked())).status).toBe(404);
  });

  it('R-TRIP-165 R-TRIP-200 is deleted with status and the text of the spec, and no longer counted', async () => {
    const trip = await newTrip();
    const booking = await add(trip.id, dinner);
    const removed = await world.call('book.bookings.delete', { id: booking.id, trip_id: trip.id }, asked());
    expect(removed.body).toEqual({ status: 'success', message: 'Deleted!' });
    expect((await world.call('book.bookings.get', { id: booking.id, trip_id: trip.id }, asked())).status).toBe(404);
    expect((await world.call('book.bookings.delete', { id: booking.id, trip_id: trip.id }, asked())).status).toBe(404);
    expect((await world.call('trips.get', { id: trip.id }, asked())).body.trip.trip_reservations).toBe(0);
  });
});

describe('the bookings of a trip', () => {
  it('R-TRIP-167 come by day and by category', async () => {
    const trip = await newTrip();
    const [eat, sleep] = [await add(trip.id, dinner), await add(trip.id, stay)];
    const { body } = await world.call('book.trip-bookings.get', { trip_id: trip.id }, asked());
    expect(body.daily_itinerary.map((d) => d.date)).toEqual([
      '2031-05-01',
      '2031-05-02',
      '2031-05-03',
      '2031-05-04',
      '2031-05-05',
    ]);
    const onSecond = body.daily_itinerary[1]?.entries.map((e) => e.booking_id);
    expect(onSecond).toEqual(expect.arrayContaining([eat.id, sleep.id]));
    const categories = Object.fromEntries(
      body.bookings_by_categories.map((c) => [c.category, c.bookings.map((b) => b.id)]),
    );
    expect(Object.values(categories).flat().sort()).toEqual([eat.id, sleep.id].sort());
  });
});

describe('saving a booking', () => {
  it('keeps what was not sent and counts the save', async () => {
    const trip = await newTrip();
    const booking = await add(trip.id, {
      ...dinner,
      reservation_status: 'Booked',
      payment_status: 'deposit_paid',
      traveler_names: ['Mina Okafor'],
      places: [{ name: 'Da Rosalia', source: 'manual' }],
    });
    const saved = await world.call(
      'book.bookings.update',
      { id: booking.id, trip_id: trip.id, version: 1, note: 'By the sea' },
      asked(),
    );
    const { updated_at: _before, ...kept } = booking;
    expect(saved.body.booking).toMatchObject({ ...kept, note: 'By the sea', version: 2 });
  });

  it('refuses a stale save with the booking as it stands', async () => {
    const trip = await newTrip();
    const { id } = await add(trip.id, dinner);
    const save = (title: string) =>
      world.call('book.bookings.update', { id, trip_id: trip.id, version: 1, title }, asked());
    expect((await save('By the first')).status).toBe(200);
    const stale = await save('By the second');
    expect([stale.status, stale.body.error?.code]).toEqual([409, 'record.stale']);
    expect(stale.body.error?.current).toMatchObject({ title: 'By the first', version: 2 });
  });

  it('lets one of two saves at once through', async () => {
    const trip = await newTrip();
    const { id } = await add(trip.id, dinner);
    const save = (title: string) =>
      world.call('book.bookings.update', { id, trip_id: trip.id, version: 1, title }, asked());
    const statuses = (await Promise.all([save('One'), save('Other')])).map((a) => a.status);
    expect(statuses.sort()).toEqual([200, 409]);
  });
});
