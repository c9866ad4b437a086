import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { throughTable } from './intercept-table';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
afterEach(() => {
  vi.restoreAllMocks();
});
const asked = () => ({ as: world.people.owner });

/** From now on a read that does not ask for consistency comes from a replica that stands still: it is answered as it was at first. */
const standStill = () => {
  const seen = new Map<string, unknown>();
  throughTable(async (input, send) => {
    if (/TransactItems|UpdateExpression|"Item"|"ConsistentRead":true/.test(input)) return send();
    if (!seen.has(input)) seen.set(input, structuredClone(await send()));
    return structuredClone(seen.get(input));
  });
};

it('an item of the library goes though it was put there or changed a moment ago', async () => {
  const create = { booking_type: 'Dining' as const, title: 'Lunch' };
  const { item } = (await world.call('book.library.create', create, asked())).body;
  standStill();
  await world.call('book.library.update', { id: item.id, version: 1, title: 'Dinner' }, asked());
  expect((await world.call('book.library.delete', { id: item.id }, asked())).status).toBe(200);
});

it('a task goes though it was ticked a moment ago', async () => {
  const { trip } = (await world.call('trips.create', { trip_name: 'Amalfi' }, asked())).body;
  const { task } = (await world.call('trips.checklists.create', { id: trip.id, title: 'Call' }, asked())).body;
  standStill();
  const tick = { id: trip.id, task: task.id, version: 1, strike: true };
  await world.call('trips.checklists.update', tick, asked());
  expect((await world.call('trips.checklists.delete', { id: trip.id, task: task.id }, asked())).status).toBe(200);
});
