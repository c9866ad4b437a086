import type { TripId } from '@wayline/core/base/ids';
import type { InputOf } from '@wayline/core/contract/contract';
import type { CONTRACTS } from '@wayline/core/contracts';
import { movable as clock } from '@wayline/local/clock';
import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newcomer } from '../../sweeps/newcomer';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

type Draft = Omit<InputOf<(typeof CONTRACTS)['book.bookings.create']>, 'trip_id'>;
type Asked = InputOf<(typeof CONTRACTS)['book.company-bookings.list']>;
const asked = () => ({ as: world.people.advisor });
const newTrip = async (trip_name = 'Amalfi') =>
  (await world.call('trips.create', { trip_name, trip_sub_type: 'Private' }, asked())).body.trip;
const dinner = (title: string, start_date: string): Draft => ({
  booking_type: 'Dining',
  title,
  general_booking: { start_date },
});
const add = async (trip_id: TripId, draft: Draft) =>
  (await world.call('book.bookings.create', { trip_id, ...draft }, asked())).body.booking;
/** The table as it is once its index has heard of everything. */
const list = async (input: Asked = {}) => {
  await deliverStream(world);
  const year = { from: '2041-01-01', until: '2041-12-31' };
  return (await world.call('book.company-bookings.list', { ...year, ...input }, asked())).body;
};
const titles = async (input?: Asked) => (await list(input)).bookings.map(({ title }) => title);

describe('the bookings of the company', () => {
  it('R-TRIP-036 come with the columns of their trips, which are never copied and so never old', async () => {
    const trip = await newTrip('Before');
    const booking = await add(trip.id, { ...dinner('Fresh', '2040-05-01'), confirmation_id: 'QK7TLM' });
    const { trip: now } = (await world.call('trips.get', { id: trip.id }, asked())).body;
    await world.call('trips.update', { id: trip.id, version: now.version, trip_name: 'After' }, asked());
    const { bookings } = await list({ from: '2040-05-01', until: '2040-05-01' });
    expect(bookings).toEqual([
      expect.objectContaining({
        id: booking.id,
        title: 'Fresh',
        start_date: '2040-05-01',
        confirmation_id: 'QK7TLM',
        trip: expect.objectContaining({ trip_code: trip.code, trip_name: 'After', trip_sub_type: 'Private' }),
      }),
    ]);
  });

  it('stand by their first day, either way, and page by page without a gap or a repetition', async () => {
    const trip = await newTrip();
    for (const [title, day] of [
      ['b', '2041-03-02'],
      ['c', '2041-03-03'],
      ['a', '2041-03-01'],
    ] as const)
      await add(trip.id, dinner(title, day));
    expect(await titles({ order: 'soonest' })).toEqual(['a', 'b', 'c']);
    const first = await list({ per_page: 2 });
    const second = await list({ per_page: 2, cursor: first.cursor });
    expect([...first.bookings, ...second.bookings].map((b) => b.title)).toEqual(['c', 'b', 'a']);
  });

  it('keep their place when they move to another day, and are no longer there once deleted', async () => {
    const trip = await newTrip();
    const booking = await add(trip.id, dinner('moves', '2042-03-01'));
    const { total } = await list();
    await world.call(
      'book.bookings.update',
      { id: booking.id, trip_id: trip.id, version: 1, general_booking: { start_date: '2043-03-01' } },
      asked(),
    );
    expect(await titles({ from: '2042-03-01', until: '2042-03-01' })).toEqual([]);
    expect(await titles({ from: '2043-03-01', until: '2043-03-01' })).toEqual(['moves']);
    await world.call('book.bookings.delete', { id: booking.id, trip_id: trip.id }, asked());
    const after = await list({ from: '2043-03-01', until: '2043-03-01' });
    expect([after.bookings, after.total]).toEqual([[], total - 1]);
  });

  it('of a deleted trip are counted no more, until it is brought back, and once only when it goes for good', async () => {
    const day = { from: '2048-03-01', until: '2048-03-01' };
    const owner = { as: world.people.owner };
    const trip = await newTrip();
    for (const title of ['one', 'two']) await add(trip.id, dinner(title, '2048-03-01'));
    const { total } = await list(day);
    await world.call('trips.delete', { ids: [trip.id] }, owner);
    const without = await list(day);
    expect([without.total, without.filtered, without.bookings]).toEqual([total - 2, 0, []]);
    await world.call('trips.deleted.restore', { id: trip.id }, owner);
    expect([(await list(day)).total, (await list(day)).filtered]).toEqual([total, 2]);
    await world.call('trips.delete', { ids: [trip.id] }, owner);
    clock.waylineClockOffset = 31 * 24 * 60 * 60_000;
    await world.job('due-work');
    clock.waylineClockOffset = 0;
    expect((await list(day)).total).toBe(total - 2);
  });

  it('R-TRIP-042 are found by every word in title, supplier and number, and by each filter', async () => {
    const trip = await newTrip();
    const range = { from: '2044-01-01', until: '2044-12-31' };
    await add(trip.id, { ...dinner('Harbour supper', '2044-02-01'), supplier_name: 'Gino', confirmation_id: 'AB12' });
    await add(trip.id, { ...dinner('Market lunch', '2044-02-02'), reservation_status: 'Booked' });
    await add(trip.id, { booking_type: 'Tours', title: 'Old town', general_booking: { start_date: '2044-02-03' } });
    const found = (input: Asked) => titles({ ...range, order: 'soonest', ...input });
    expect(await found({ search: 'supper gino' })).toEqual(['Harbour supper']);
    expect(await found({ search: 'ab12' })).toEqual(['Harbour supper']);
    expect(await found({ booking_type: 'Tours' })).toEqual(['Old town']);
    expect(await found({ reservation_status: 'Booked' })).toEqual(['Market lunch']);
    expect(await found({ payment_status: 'paid' })).toEqual([]);
    expect(await found({ supplier: 'gin' })).toEqual(['Harbour supper']);
    expect(await found({ unconfirmed: '1' })).toEqual(['Market lunch', 'Old town']);
    expect((await list({ ...range, search: 'supper' })).filtered).toBe(1);
  });
  it('R-TRIP-226 are found by the type under which a reservation system files them', async () => {
    const { id } = await newTrip();
    const on = (booking_type: Draft['booking_type'], sub_type: string): Draft => ({
      ...{ booking_type, sub_type, title: `${booking_type} ${sub_type}` },
      general_booking: { start_date: '2046-06-01' },
    });
    for (const [type, kind] of [
      ['Dining', 'Bar'],
      ['Transportation', 'Car Rental'],
      ['Cruise', 'River Cruise'],
      ['Accommodation', 'Villa'],
      ['Other', 'Travel Insurance'],
      ['Transportation', 'Limo'],
      ['Rail', 'Rail Pass'],
      ['Other', 'Service Fee'],
      ['Tours', 'Safari'],
      ['Flights', 'Jet Charter'],
    ] as const)
      await add(id, on(type, kind));
    const range = { from: '2046-06-01', until: '2046-06-01' };
    const types = ['Auxiliary', 'Car Rental', 'Cruise', 'Hotel', 'Travel Insurance', 'Limo', 'Rail'] as const;
    const found: string[][] = [];
    for (const filed_as of [...types, 'Service Fee', 'Tour'] as const) found.push(await titles({ ...range, filed_as }));
    expect(found).toEqual([
      ['Dining Bar'],
      ['Transportation Car Rental'],
      ['Cruise River Cruise'],
      ['Accommodation Villa'],
      ['Other Travel Insurance'],
      ['Transportation Limo'],
      ['Rail Rail Pass'],
      ['Other Service Fee'],
      ['Tours Safari'],
    ]);
    const other = await world.send('book.company-bookings.list', { ...range, filed_as: 'Air' }, asked());
    expect(other.status).toBe(400);
  });
});

describe('a cell that is edited', () => {
  const edit = (booking: Awaited<ReturnType<typeof add>>, item: string, value: string, version = booking.version) =>
    world.call(
      'misc.inline-edit.update',
      {
        object: 'booking',
        item: item as 'confirmation_id',
        id: booking.id,
        value,
        version,
        nested_object: { object: 'trip', id: booking.trip_id },
      },
      asked(),
    );
  const newBooking = async () => add((await newTrip()).id, dinner('Dinner', '2045-01-01'));

  it('R-TRIP-189 is saved by its item, value, object and nested object, and stands in the planner', async () => {
    const booking = await newBooking();
    const { body } = await edit(booking, 'confirmation_id', ' QK7 ');
    expect(body.booking).toMatchObject({ confirmation_id: 'QK7', version: 2 });
    const { bookings } = (await world.call('trips.get', { id: booking.trip_id }, asked())).body;
    expect(bookings[0]?.confirmation_id).toBe('QK7');
    const [row] = (await list({ from: '2045-01-01', until: '2045-01-01', search: 'QK7' })).bookings;
    expect([row?.confirmation_id, row?.version]).toEqual(['QK7', 2]);
  });
  it('is emptied by the empty text, where it may be empty', async () => {
    const booking = await newBooking();
    await edit(booking, 'payment_due_date', '2044-12-01');
    const emptied = await edit(booking, 'payment_due_date', '', 2);
    expect(emptied.body.booking?.version).toBe(3);
    expect(emptied.body.booking?.payment_due_date).toBeUndefined();
    expect((await edit(booking, 'reservation_status', '', 3)).status).toBe(400);
    expect((await edit(booking, 'payment_status', 'perhaps', 3)).status).toBe(400);
  });
  it('is refused with the booking as it stands when somebody else was faster, and in the name of another', async () => {
    const booking = await newBooking();
    await edit(booking, 'supplier_name', 'Gino');
    const late = await edit(booking, 'supplier_name', 'Lino');
    expect([late.status, late.body.error?.current]).toEqual([409, expect.objectContaining({ supplier_name: 'Gino' })]);
    const posed = await world.call(
      'misc.inline-edit.update',
      {
        object: 'booking',
        item: 'supplier_name',
        id: booking.id,
        value: 'Lino',
        version: 2,
        user_id: world.people.owner.user_id,
        nested_object: { object: 'trip', id: booking.trip_id },
      },
      asked(),
    );
    expect(posed.status).toBe(400);
  });
  it('R-TRIP-189 needs the trip of a booking, and names what the booking has no cell for', async () => {
    const { id, version } = await newBooking();
    const sent = { object: 'booking', id, value: 'Gino', version };
    const refused = await world.send('misc.inline-edit.update', { ...sent, item: 'supplier_name' }, asked());
    expect(refused.body.error?.issues).toMatchObject([{ path: 'nested_object' }]);
    const other = await world.send('misc.inline-edit.update', { ...sent, item: 'trip_name' }, asked());
    expect(other.body.error?.issues).toMatchObject([{ path: 'item' }]);
  });
  it('R-TRIP-189 of a trip is saved without a nested object, beside what others changed of it', async () => {
    const { id } = await newTrip();
    const cell = (item: 'trip_name' | 'custom_code' | 'trip_status', value: string, was = '') =>
      world.call('misc.inline-edit.update', { object: 'trip', item, id, value, was }, asked());
    expect((await cell('custom_code', ' VIP-7 ')).body.trip).toMatchObject({ custom_code: 'VIP-7', version: 2 });
    expect((await cell('trip_status', 'PROPOSAL', 'NEW REQUEST')).body.trip?.trip_status).toBe('PROPOSAL');
    const late = await cell('trip_status', 'CONFIRMED', 'NEW REQUEST');
    expect([late.status, late.body.error?.current]).toEqual([
      409,
      expect.objectContaining({ trip_status: 'PROPOSAL' }),
    ]);
    const cancelled = await cell('trip_status', 'CANCELLED', 'PROPOSAL');
    expect(cancelled.body.error?.issues).toMatchObject([{ path: 'value' }]);
    expect((await cell('custom_code', '', 'VIP-7')).body.trip?.custom_code).toBeUndefined();
    const as = await newcomer(world, ['Planner'], ['View Trips', 'Edit Reservations']);
    const denied = await world.send(
      'misc.inline-edit.update',
      { object: 'trip', item: 'custom_code', id, value: 'X', was: '' },
      { as },
    );
    expect(denied.status).toBe(403);
  });
});
