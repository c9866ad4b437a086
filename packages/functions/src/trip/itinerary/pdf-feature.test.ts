import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

it('R-TRIP-260 an itinerary comes as a PDF to everyone, but to whom the feature was taken from', async () => {
  const { owner, advisor } = world.people;
  const { trip } = (await world.call('trips.create', { trip_name: 'Amalfi' }, { as: advisor })).body;
  const { itinerary } = (await world.call('trips.ti.create', { tripId: trip.id, ti_name: 'Amalfi' }, { as: advisor }))
    .body;
  const pdf = () => world.send('trips.itinerary.pdf', { tripId: trip.id, tiId: itinerary.id }, { as: advisor });
  expect((await pdf()).status).toBe(200);
  const { user } = (await world.call('users.details.get', { id: advisor.user_id }, { as: owner })).body;
  const change = { id: user.id, version: user.version, feature_flags: { previewPDFShow: false } };
  expect((await world.call('users.details.save', change, { as: owner })).status).toBe(200);
  const refused = await pdf();
  expect([refused.status, refused.body.error?.code]).toEqual([403, 'access.flag']);
});
