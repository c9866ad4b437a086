import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const asked = () => ({ as: world.people.advisor });
const stranger = () => ({ as: world.people.stranger });
const started = async () => {
  const draft = { trip_name: 'Amalfi', trip_destinations: ['Ravello', 'Capri'], tags: ['VIP'] };
  return (await world.call('trips.create', draft, asked())).body.trip.id;
};
const dinner = async (trip_id: Awaited<ReturnType<typeof started>>, parts: object = {}) =>
  (
    await world.call(
      'book.bookings.create',
      { trip_id, booking_type: 'Dining', title: 'Luna', general_booking: { start_date: '2032-05-01' }, ...parts },
      asked(),
    )
  ).body.booking;

it('R-TRIP-106 R-TRIP-174 names the taxes of each kind of booking, and the kinds of room', async () => {
  for (const kind of ['flight', 'accommodation', 'transportation', 'general'] as const) {
    const { tax_types } = (await world.call('book.tax-types.list', { kind }, asked())).body;
    expect(tax_types.map(({ name }) => name)).toContain('VAT');
  }
  const all = (await world.call('book.room-types.list', {}, asked())).body.room_types;
  expect(all).toHaveLength(7);
  expect((await world.call('book.room-types.list', { id: 3 }, asked())).body).toEqual({
    room_types: [{ id: 3, name: 'Double' }],
  });
});
it('R-TRIP-174 tells the fields of a form, of a booking unless another is asked for', async () => {
  const { fields } = (await world.call('book.config-fields.list', {}, asked())).body;
  expect(fields.find(({ name }) => name === 'payment_status')).toMatchObject({
    kind: 'choice',
    choices: expect.arrayContaining(['pay_at_supplier']),
  });
  const ofTrip = (await world.call('book.config-fields.list', { form_type: 'trip' }, asked())).body.fields;
  expect(ofTrip.find(({ required }) => required)?.name).toBe('trip_name');
  const unknown = { form_type: 'invoice' as 'trip' };
  expect((await world.call('book.config-fields.list', unknown, asked())).status).toBe(400);
});
it('R-TRIP-174 lists the tags of bookings and the confirmation numbers of a trip, to the company alone', async () => {
  const trip_id = await started();
  await dinner(trip_id, { tags: ['Terrace', 'vip'], confirmation_id: 'LUNA-7' });
  await dinner(trip_id, { tags: ['VIP'] });
  expect((await world.call('book.tags.list', {}, asked())).body).toEqual({ lists: ['Terrace', 'VIP'] });
  expect((await world.call('book.tags.list', {}, stranger())).body).toEqual({ lists: [] });
  const { codes } = (await world.call('book.confirmation-codes.list', { trip_id }, asked())).body;
  expect(codes).toMatchObject([{ title: 'Luna', confirmation_id: 'LUNA-7' }]);
  expect((await world.call('book.confirmation-codes.list', { trip_id }, stranger())).status).toBe(404);
});
it('R-TRIP-164 lists the bookings of a trip page by page', async () => {
  const trip_id = await started();
  for (const title of ['A', 'B', 'C']) await dinner(trip_id, { title });
  const titles: string[] = [];
  let cursor: string | undefined;
  let pages = 0;
  do {
    const page = (await world.call('book.bookings.list-v2', { trip_id, per_page: 2, cursor }, asked())).body;
    titles.push(...page.bookings.map(({ title }) => title));
    cursor = page.cursor;
    pages += 1;
  } while (cursor);
  expect([titles, pages]).toEqual([['A', 'B', 'C'], 2]);
  const rail = await world.call('book.bookings.list-v2', { trip_id, category: 'Rail' }, asked());
  expect(rail.body.bookings).toEqual([]);
  expect((await world.call('book.bookings.list-v2', { trip_id }, stranger())).status).toBe(404);
});
it('R-TRIP-195 reads destinations, trips_tags and individual_tags', async () => {
  await started();
  const { body } = await world.call('messaging.destinations.list', {}, asked());
  expect(body).toEqual({ destinations: ['Capri', 'Ravello'], trips_tags: ['VIP'], individual_tags: [] });
});
