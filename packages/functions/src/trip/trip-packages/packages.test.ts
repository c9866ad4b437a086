import type { TripId, TripPackageId } from '@wayline/core/base/ids';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newcomer } from '../../sweeps/newcomer';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

let trip: TripId;
const asked = () => ({ as: world.people.advisor });
beforeEach(async () => {
  trip = (await world.call('trips.create', { trip_name: 'Amalfi', start_date: '2031-05-01' }, asked())).body.trip.id;
});
const book = async (title: string, total_price: number, differs: object = {}) =>
  (
    await world.call(
      'book.bookings.create',
      {
        ...{ trip_id: trip, booking_type: 'Dining', title, general_booking: { start_date: '2031-05-02' } },
        price_detail: { total_price, currency: 'EUR' },
        ...differs,
      },
      asked(),
    )
  ).body.booking;
type Booked = Awaited<ReturnType<typeof book>>;
const reprice = async ({ id, version }: Booked, total_price: number) =>
  (
    await world.call(
      'book.bookings.update',
      { id, trip_id: trip, version, price_detail: { total_price, currency: 'EUR' } },
      asked(),
    )
  ).body.booking;
const draftOf = (rows: Booked[], differs: object = {}) => ({
  ...{ id: trip, name: 'Amalfi for two', currency: 'EUR', booking_mappers: rows.map(({ id }) => ({ id })) },
  ...differs,
});
const make = async (rows: Booked[], differs: object = {}) =>
  (await world.call('trips.packages.create', draftOf(rows, differs), asked())).body.package;
const change = (package_id: TripPackageId, version: number, changes: object) =>
  world.call('trips.packages.update', { id: trip, package_id, version, ...changes }, asked());
const list = async () => (await world.call('trips.packages.list', { id: trip }, asked())).body;

describe('a package of a trip', () => {
  it('R-TRIP-005 R-TRIP-092 R-TRIP-094 R-TRIP-095 is made of its bookings, and read with every figure', async () => {
    const [dinner, hotel] = [await book('Dinner', 10_000), await book('Hotel', 50_000, { booking_type: 'Other' })];
    const made = await make([dinner, hotel], {
      ...{ markup_pct: '10', partner_commission_pct: '5', commission_pct: '1', description: 'By the sea' },
      ...{ includes: 'Breakfast', excludes: 'Flights', exchange_currency: 'USD', exchange_rate: '1.08' },
    });
    const { packages } = await list();
    expect(packages).toEqual([{ ...made, saved_total_price: made.total_price }]);
    expect(packages[0]).toMatchObject({
      ...{ trip_id: trip, name: 'Amalfi for two', price_type: 'total_price', currency: 'EUR', exchange_rate: '1.08' },
      ...{ total_base_price: 60_000, markup_price: 6000, total_price: 66_000, total_base_profit: 0 },
      ...{ partner_commission_price: 3300, commission_price: 660, total_profit_price: 2040, total_profit_pct: '3.09' },
      category_totals: [
        { category: 'Dining', total_price: 10_000 },
        { category: 'Other', total_price: 50_000 },
      ],
      package_prices: [{ total_price: 10_000 }, { total_price: 50_000 }],
    });
    expect(packages[0]?.booking_mappers[0]).toEqual({
      ...{ id: dinner.id, mapper_type: 'bookings', title: 'Dinner', currency: 'EUR', headcount: 1, capacity: 1 },
      ...{ is_checked: true, is_sync: true },
      saved_price: { total_price: 10_000, per_person_price: 10_000 },
      package_price: { total_price: 10_000, per_person_price: 10_000 },
    });
  });

  it('R-TRIP-161 R-TRIP-162 comes with the bookings of the trip and their prices, by category', async () => {
    await book('Dinner', 10_000, { headcount: 3, capacity: 8 });
    await book('Cruise', 90_000, { booking_type: 'Cruise', general_booking: undefined });
    const { bookings } = await list();
    expect(bookings.map(({ title, modal_type }) => [title, modal_type])).toEqual([
      ['Dinner', 'Dining'],
      ['Cruise', 'Cruise'],
    ]);
    expect(bookings[0]).toMatchObject({
      ...{ currency: 'EUR', headcount: 3, capacity: 8, is_checked: true, is_sync: true, first_day: '2031-05-02' },
      package_price: { total_price: 10_000, per_person_price: 3334 },
    });
  });

  it('R-TRIP-123 is worked out anew when its price type changes, and as before when it changes back', async () => {
    const made = await make([await book('Dinner', 10_000, { headcount: 3 })]);
    const by = (await change(made.id, 1, { price_type: 'price_per_person' })).body.package;
    expect(by).toMatchObject({ total_price: 10_002, category_totals: [{ total_price: 10_002 }], version: 2 });
    const back = (await change(made.id, 2, { price_type: 'total_price' })).body.package;
    expect(back).toEqual({ ...made, version: 3, updated_at: back.updated_at });
  });

  it('R-TRIP-124 R-TRIP-126 keeps the price of a synced booking until the new one is taken, and follows the others', async () => {
    const [kept, follows] = [await book('Kept', 10_000), await book('Follows', 20_000)];
    const rows = [{ id: kept.id }, { id: follows.id, is_sync: false }];
    const made = await make([], { booking_mappers: rows });
    await reprice(kept, 15_000);
    await reprice(follows, 25_000);
    const now = (await list()).packages[0];
    expect(now).toMatchObject({ total_price: 35_000, saved_total_price: 30_000 });
    expect(now?.booking_mappers.map((row) => row.saved_price?.total_price)).toEqual([10_000, undefined]);
    expect(now?.booking_mappers.map((row) => row.package_price.total_price)).toEqual([15_000, 25_000]);
    // A save of anything else leaves a kept price alone; a row that comes without one takes the new.
    const renamed = (await change(made.id, 1, { name: 'Renamed' })).body.package;
    expect(renamed).toMatchObject({ total_price: 35_000 });
    const taken = (await change(made.id, 2, { booking_mappers: rows })).body.package;
    expect(taken).toMatchObject({ total_price: 40_000 });
  });

  it('R-TRIP-127 leaves what is not checked out', async () => {
    const [dinner, lunch] = [await book('Dinner', 10_000), await book('Lunch', 4000)];
    const booking_mappers = [{ id: dinner.id, is_checked: false }, { id: lunch.id }];
    const made = await make([], { booking_mappers });
    expect(made).toMatchObject({ total_price: 4000, booking_mappers: [{ id: lunch.id }] });
  });

  it('loses a booking that is deleted, and has it again when it is brought back', async () => {
    const [dinner, lunch] = [await book('Dinner', 10_000), await book('Lunch', 4000)];
    const made = await make([dinner, lunch]);
    await world.call('book.bookings.delete', { trip_id: trip, id: dinner.id }, asked());
    expect((await list()).packages[0]).toMatchObject({ total_price: 4000, booking_mappers: [{ id: lunch.id }] });
    await change(made.id, 1, { booking_mappers: [{ id: lunch.id }], description: 'Saved in between' });
    await world.call('trips.bookings.deleted.restore', { trip_id: trip, id: dinner.id }, asked());
    expect((await list()).packages[0]).toMatchObject({ total_price: 14_000 });
  });

  it('never counts another currency one to one', async () => {
    const dollars = await book('Dinner', 10_000, { price_detail: { total_price: 10_000, currency: 'USD' } });
    const refused = await world.call('trips.packages.create', draftOf([dollars]), asked());
    expect([refused.status, refused.body.error?.message]).toEqual([
      422,
      'There’s no rate from USD to EUR. Enter one, or leave out the bookings in USD.',
    ]);
    const made = await make([dollars], { rates: [{ currency: 'USD', exchange_rate: '0.9' }] });
    expect(made.total_price).toBe(9000);
  });

  it('refuses a rate of letters in the words of the spec', async () => {
    const rates = [{ currency: 'USD', exchange_rate: 'abc' }];
    const { status, body } = await world.call('trips.packages.create', draftOf([], { rates }), asked());
    const message = expect.stringMatching(/^Please enter a valid exchange rate\. Only numbers/);
    expect([status, body.error]).toMatchObject([400, { issues: [{ message }] }]);
  });

  it('a save from an older version is refused with the package as it stands', async () => {
    const made = await make([]);
    await change(made.id, 1, { name: 'Theirs' });
    const late = await change(made.id, 1, { name: 'Mine' });
    expect([late.status, late.body.error?.current]).toMatchObject([409, { name: 'Theirs', version: 2 }]);
  });

  it('is duplicated with the prices that are kept in it, as a package that begins', async () => {
    const dinner = await book('Dinner', 10_000);
    const made = await make([dinner], { markup_pct: '10' });
    await change(made.id, 1, { includes: 'Wine' });
    await reprice(dinner, 30_000);
    const input = { id: trip, package_id: made.id, name: 'Amalfi again' };
    const copy = (await world.call('trips.packages.duplicate', input, asked())).body.package;
    expect(copy).toMatchObject({ name: 'Amalfi again', total_price: 11_000, version: 1 });
    expect(copy.id).not.toBe(made.id);
    expect((await list()).packages.map(({ name }) => name)).toEqual(['Amalfi for two', 'Amalfi again']);
  });

  it('is deleted once, brought back as it was within 30 days, and not after', async () => {
    const made = await make([await book('Dinner', 10_000)]);
    const one = { id: trip, package_id: made.id };
    const remove = () => world.call('trips.packages.delete', one, asked());
    const restore = () => world.call('trips.packages.restore', one, asked());
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
    expect((await change(made.id, 2, { name: 'Late' })).status).toBe(404);
    expect((await list()).packages).toEqual([]);
    expect([(await restore()).status, (await restore()).status]).toEqual([200, 404]);
    expect((await list()).packages).toMatchObject([{ id: made.id, total_price: 10_000, version: 3 }]);
    await remove();
    const clock = globalThis as { waylineClockOffset?: number };
    clock.waylineClockOffset = 31 * 86_400_000;
    try {
      expect((await restore()).status).toBe(404);
    } finally {
      clock.waylineClockOffset = 0;
    }
  });

  it('stands on its trip when that is deleted and brought back', async () => {
    const made = await make([await book('Dinner', 10_000)]);
    await world.call('trips.delete', { ids: [trip] }, asked());
    expect((await world.call('trips.packages.list', { id: trip }, asked())).status).toBe(404);
    expect((await change(made.id, 1, { name: 'On a deleted trip' })).status).toBe(404);
    await world.call('trips.deleted.restore', { id: trip }, asked());
    expect((await list()).packages).toMatchObject([{ id: made.id }]);
  });

  it('a trip holds fifty', async () => {
    for (let i = 0; i < 50; i++) await make([]);
    const { status, body } = await world.call('trips.packages.create', draftOf([]), asked());
    expect([status, body.error?.code]).toEqual([409, 'package.too_many']);
  });

  it('R-TRIP-154 is closed to a user without Package Builder, in the words of the spec', async () => {
    const without = await newcomer(world, ['Advisor'], ['View Trips', 'Edit Trips']);
    const { status, body } = await world.call('trips.packages.list', { id: trip }, { as: without });
    expect([status, body.error?.title, body.error?.message]).toEqual([
      403,
      'Access Restricted!',
      'You do not have permission to open package builder! Please contact your master admin for permission.',
    ]);
  });
});
