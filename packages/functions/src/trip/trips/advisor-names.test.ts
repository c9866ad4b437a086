import { movable as clock } from '@wayline/local/clock';
import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => {
  clock.waylineClockOffset = 0;
  return world.stop();
});

const rename = async (last_name: string) => {
  const as = { as: world.people.advisor };
  const { version } = (await world.call('users.profile-sub-resources', {}, as)).body.profile;
  await world.call('users.profile.save', { last_name, version }, as);
};
/** What waits for the long work is due after a minute. */
const followName = async () => {
  await deliverStream(world);
  clock.waylineClockOffset = (clock.waylineClockOffset ?? 0) + 61_000;
  await world.job('long-work');
  await deliverStream(world);
};
const createTrip = async (trip_name: string, as = world.people.advisor) =>
  (await world.call('trips.create', { trip_name }, { as })).body.trip;
/** What the trips in a search are called, and what they call their advisor. */
const find = async (search: string) => {
  const { trips } = (await world.call('trips.list', { search }, { as: world.people.owner })).body;
  return trips.map((trip) => `${trip.trip_name}: ${trip.advisor_name}`).toSorted();
};

it('calls an advisor on all their trips what they are called now, within a minute', async () => {
  const { advisor, owner } = world.people;
  const { id } = await createTrip('Azores');
  // More than one transaction changes.
  for (let i = 0; i < 17; i += 1) await createTrip(`Coast ${i}`);
  const { id: deleted } = await createTrip('Dolomites');
  const { id: other, version } = await createTrip('Baltic', owner);
  await world.call(
    'trips.collaborators.set',
    { id: other, version, collaborators: [{ user_id: advisor.user_id, types: ['planner'] }] },
    { as: owner },
  );
  await world.call('trips.delete', { ids: [deleted] }, { as: advisor });
  await deliverStream(world);
  expect(await find('moss')).toHaveLength(18);

  await rename('Moss-Lindqvist');
  await followName();
  expect(await find('lindqvist')).toHaveLength(18);
  expect(await find('azores')).toEqual(['Azores: Adrian Moss-Lindqvist']);
  expect(await find('baltic')).toEqual(['Baltic: Olivia Vale']);
  const { collaborators } = (await world.call('trips.collaborators.list', { id: other }, { as: owner })).body;
  expect(collaborators).toMatchObject([{ name: 'Adrian Moss-Lindqvist' }]);
  const { trip } = (await world.call('trips.get', { id }, { as: advisor })).body;
  expect(trip.creator_name).toBe('Adrian Moss-Lindqvist');
  await world.call('trips.deleted.restore', { id: deleted }, { as: advisor });
  await deliverStream(world);
  expect(await find('dolomites')).toEqual(['Dolomites: Adrian Moss-Lindqvist']);
});

it('leaves an import to be undone, because nobody has worked on its trips', async () => {
  const as = { as: world.people.advisor };
  const begun = { file_name: 'trips.csv', header_key: 'trip', mapping: { trip_name: 0 }, rows: 1 };
  const { id } = (await world.call('trips.imports.start', begun, as)).body.trip_import;
  const rows = [{ row: 2, values: { trip_name: 'Imported' } }];
  await world.call('trips.imports.rows', { id, chunk: 0, rows }, as);
  await deliverStream(world);
  await rename('Moss');
  await followName();
  expect(await find('imported')).toEqual(['Imported: Adrian Moss']);
  const { outcomes } = (await world.call('trips.imports.undo', { id, chunk: 0 }, as)).body;
  expect(outcomes).toMatchObject([{ done: true, changed: true }]);
});
