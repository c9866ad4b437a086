import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
const asked = () => ({ as: world.people.advisor });
const GOOD = { trip_name: 'Amalfi', start_date: '2031-05-01', end_date: '2031-05-09' };
const newTrip = async () => (await world.call('trips.create', GOOD, asked())).body.trip;
const read = async (id: Awaited<ReturnType<typeof newTrip>>['id']) =>
  (await world.call('trips.get', { id }, asked())).body;

type Issue = { path: string; message: string };
const DATE = expect.stringMatching(/date/i);
const SLIPS: [what: string, changes: object, path: string, message: unknown][] = [
  ['R-TRIP-128 a day that no month has', { end_date: '2031-06-31' }, 'end_date', DATE],
  ['a name of blanks', { trip_name: ' \u00a0 ' }, 'trip_name', 'Please enter a name.'],
  ['a name of 300 letters', { trip_name: 'x'.repeat(300) }, 'trip_name', 'At most 255 characters.'],
  [
    'a price in a currency of two letters',
    { price: { minor: 1, currency: 'EU' } },
    'price.currency',
    'Use a three-letter currency code, such as USD.',
  ],
];

it('R-TRIP-128 R-TRIP-129 a first day of 0000-00-00, or an empty one, is none yet', async () => {
  for (const start_date of ['0000-00-00', '']) {
    const made = await world.send('trips.create', { ...GOOD, start_date }, asked());
    expect(made.status).toBe(200);
    expect((await read((made.body as { trip: Awaited<ReturnType<typeof newTrip>> }).trip.id)).trip).not.toHaveProperty(
      'start_date',
    );
  }
});

describe('a slip in a trip', () => {
  it.each(SLIPS)(
    '%s is refused with a sentence, and the trip stays as it was',
    async (_what, changes, path, message) => {
      const { body: before } = await world.call('trips.count', {}, asked());
      const created = await world.send('trips.create', { ...GOOD, ...changes }, asked());
      expect([created.status, created.body.error?.code]).toEqual([400, 'request.invalid']);
      expect(created.body.error?.issues as Issue[]).toContainEqual(expect.objectContaining({ path, message }));
      expect((await world.call('trips.count', {}, asked())).body).toEqual(before);
      const trip = await newTrip();
      const changed = await world.send('trips.update', { id: trip.id, version: trip.version, ...changes }, asked());
      expect(changed.body.error?.issues as Issue[]).toContainEqual(expect.objectContaining({ path, message }));
      expect((await read(trip.id)).trip).toEqual(trip);
    },
  );
  it.each([
    ['a birthday that no month has', { dob: '1990-02-30' }, 'dob', DATE],
    ['a birthday of 0000-00-00', { dob: '0000-00-00' }, 'dob', DATE],
    ['an address without a house', { email: 'mina@' }, 'email', 'Please enter a valid email address.'],
    ['a name of 300 letters', { last_name: 'x'.repeat(300) }, 'last_name', 'At most 255 characters.'],
  ])('of a person: %s is refused with a sentence, and nobody joins', async (_what, changes, path, message) => {
    const trip = await newTrip();
    const person = { trip_id: trip.id, first_name: 'Mina', last_name: 'Okafor', ...changes };
    const refused = await world.send('trips.travelers.create', person, asked());
    expect([refused.status, refused.body.error?.code]).toEqual([400, 'request.invalid']);
    expect(refused.body.error?.issues as Issue[]).toContainEqual(expect.objectContaining({ path, message }));
    const after = await read(trip.id);
    expect([after.travelers, after.trip.trip_pax]).toEqual([[], 0]);
  });
  it('names in any script are kept letter by letter, and lead the trip as they are written', async () => {
    const trip = await newTrip();
    const name = { first_name: 'أمينة', last_name: 'بن‌يوسف 🌍' };
    await world.call('trips.travelers.create', { trip_id: trip.id, ...name, client_type: 'lead_client' }, asked());
    const { travelers, trip: after } = await read(trip.id);
    expect([travelers[0], after.lead_traveler]).toEqual([
      expect.objectContaining(name),
      `${name.first_name} ${name.last_name}`,
    ]);
  });
});
