import { addDays } from '@wayline/core/kernel/days';
import type { TripId, UserId } from '@wayline/core/kernel/ids';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const today = () => new Date().toISOString().slice(0, 10);
const newTrip = async (as: Person) =>
  (await world.call('trips.create', { trip_name: 'Amalfi' }, { as })).body.trip.id as TripId;
const task = async (as: Person, id: TripId, due_day?: string, assigned_to?: UserId) =>
  (await world.call('trips.checklists.create', { id, title: 'Check the passports', due_day, assigned_to }, { as })).body
    .task;
const due = async (as: Person) =>
  (await world.call('misc.deadlines-alerts.count', {}, { as })).body.deadlines_and_alert_count;

it('R-SHELL-260 counts one’s own open tasks that are due within a week, and those that are overdue', async () => {
  const { advisor, owner } = world.people;
  const trip = await newTrip(advisor);
  expect(await due(advisor)).toBe(0);
  const done = await task(advisor, trip, today());
  await task(advisor, trip, addDays(today(), -40));
  await task(advisor, trip, addDays(today(), 7));
  await task(advisor, trip, addDays(today(), 9));
  await task(advisor, trip);
  await task(advisor, trip, today(), owner.user_id as UserId);
  expect([await due(advisor), await due(owner), await due(world.people.stranger)]).toEqual([3, 1, 0]);
  await world.call(
    'trips.checklists.update',
    { id: trip, task: done.id, version: done.version, strike: true },
    { as: advisor },
  );
  expect(await due(advisor)).toBe(2);
});
it('R-SHELL-158 R-SHELL-259 R-SHELL-261 R-SHELL-262 R-SHELL-263 are the same one by one as in the shell’s one call', async () => {
  const as = world.people.advisor;
  const { counts } = (await world.call('misc.shell.get', {}, { as })).body;
  const asked = await Promise.all([
    world.call('messaging.internal-messages.count', {}, { as }),
    world.call('misc.deadlines-alerts.count', {}, { as }),
    world.call('misc.notifications.count', { uid: as.user_id, type: 'getcount' }, { as }),
    world.call('messaging.notifications.count', { type: 'getmsgcount' }, { as }),
    world.call('book.flow-notifications.count', { type: 'getcount' }, { as }),
  ]);
  expect(Object.assign({}, ...asked.map(({ body }) => body))).toEqual(counts);
  expect(Object.keys(counts)).toHaveLength(5);
});
it.each([
  ['R-SHELL-262', 'messaging.notifications.count', { type: 'getcount' }],
  ['R-SHELL-263', 'book.flow-notifications.count', { type: 'getmsgcount' }],
  ['R-SHELL-263', 'book.flow-notifications.count', {}],
] as const)('%s asks %s with its own type alone', async (_rule, id, input) => {
  expect((await world.send(id, input, { as: world.people.advisor })).status).toBe(400);
});
