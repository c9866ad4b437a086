import type { TripId } from '@wayline/core/base/ids';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newcomer } from '../../sweeps/newcomer';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
const asked = () => ({ as: world.people.advisor });
const newTrip = async () =>
  (await world.call('trips.create', { trip_name: 'Amalfi', start_date: '2031-05-01', end_date: '2031-05-09' }, asked()))
    .body.trip;
const read = async (id: TripId, as = world.people.advisor) => (await world.call('trips.get', { id }, { as })).body;

const PREFERENCES = [
  ['R-TRIP-227', 'flight_type', 'commercial private all'],
  ['R-TRIP-227', 'flight_class', 'first business economy_plus economy all'],
  ['R-TRIP-229', 'accommodation_type', 'hotel villas_and_apartments hostel other all'],
  ['R-TRIP-230', 'budget_per_night', 'under 200,201-500,500-1000,1000 and above'],
  ['R-TRIP-233', 'itinerary_delivery', 'web paper'],
] as const;

describe('what the client of a trip prefers', () => {
  it.each(PREFERENCES)('%s %s is one of those the trade knows, and can be left open again', async (_, name, list) => {
    const { id, version } = await newTrip();
    const values = list.includes(',') ? list.split(',') : list.split(' ');
    let at = version;
    const save = async (value: string) => {
      const saved = await world.send('trips.update', { id, version: at, preferences: { [name]: value } }, asked());
      if (saved.status === 200) at += 1;
      return saved.status;
    };
    for (const value of values) {
      expect(await save(value)).toBe(200);
      expect((await read(id)).trip.preferences).toEqual({ [name]: value });
    }
    expect(await save('anything')).toBe(400);
    expect(await save('')).toBe(200);
    expect((await read(id)).trip.preferences).toEqual({});
  });
});

it('keeps the places of a trip with all that is known of them, until others are sent', async () => {
  const { id, version } = await newTrip();
  const venue = { name: 'Villa Cimbrone', url: 'https://villa.test', venue_id: 'v-17', venue_source: 'directory' };
  const sent = { id, version, places: [venue, { name: 'Blue Grotto' }] };
  expect((await world.call('trips.update', sent, asked())).status).toBe(200);
  expect((await read(id)).trip.places).toEqual([
    { ...venue, source: 'manual' },
    { name: 'Blue Grotto', source: 'manual' },
  ]);
  await world.call('trips.update', { id, version: version + 1, places: [] }, asked());
  expect((await read(id)).trip.places).toEqual([]);
});

describe('what the services of each traveler come to', () => {
  const add = async (trip_id: TripId, first_name: string, differs: object = {}) =>
    (await world.call('trips.travelers.create', { trip_id, first_name, last_name: 'Okafor', ...differs }, asked())).body
      .traveler;
  const book = (trip_id: TripId, total_price: number, differs: object = {}) =>
    world.call(
      'book.bookings.create',
      {
        ...{ trip_id, booking_type: 'Dining', title: 'Dinner', general_booking: { start_date: '2031-05-02' } },
        price_detail: { total_price, currency: 'EUR' },
        ...differs,
      },
      asked(),
    );

  it('R-TRIP-106 is shared by those a booking names, or by all who travel, to the cent', async () => {
    const { id } = await newTrip();
    const [mina, jo] = [await add(id, 'Mina'), await add(id, 'Jo')];
    await add(id, 'Ana', { is_traveler: false });
    await book(id, 10_001);
    await book(id, 3_000, { traveler_names: ['Jo Okafor'] });
    await book(id, 900, { price_detail: { total_price: 900, currency: 'USD' }, traveler_names: ['Mina Okafor'] });
    await book(id, 50_000, { reservation_status: 'Rejected' });
    const { traveler_service_totals } = await read(id);
    const eur = (minor: number) => ({ minor, currency: 'EUR' });
    expect(traveler_service_totals).toMatchObject([
      { traveler_id: mina.id, count: 2, totals: [eur(5_001), { minor: 900, currency: 'USD' }] },
      { traveler_id: jo.id, count: 2, totals: [eur(8_000)] },
    ]);
  });
  it('R-TRIP-106 says what they earn to those alone who may view commissions', async () => {
    const { id } = await newTrip();
    await add(id, 'Mina');
    const agency_commission = { mode: 'percentage', percentage: '10' };
    await book(id, 10_000, { price_detail: { total_price: 0, currency: 'EUR', base_fare: 10_000, agency_commission } });
    expect((await read(id)).traveler_service_totals[0]?.total_profit).toEqual([{ minor: 1_000, currency: 'EUR' }]);
    const [withheld] = (await read(id, await newcomer(world, ['Planner']))).traveler_service_totals;
    expect(withheld?.totals).toHaveLength(1);
    expect(withheld).not.toHaveProperty('total_profit');
  });
});
