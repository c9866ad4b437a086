import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { interceptClients } from '../intercept-clients';
import { startWorld, type World } from '../testing/world';
import { conflicts } from './conflicts';
import { indexesBehind } from './indexes-behind';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const named = async (word: string) => {
  const { body } = await world.call('trips.list', {}, { as: world.people.advisor });
  return body.trips.map((trip) => trip.trip_name).filter((name) => name.startsWith(word));
};
const create = (trip_name: string) => world.call('trips.create', { trip_name }, { as: world.people.advisor });

it('a list shows what was there, and what comes to it a moment later', async () => {
  await create('Amalfi before');
  const end = await indexesBehind(world.database.endpoint, world.table.name);
  expect(await named('Amalfi')).toEqual(['Amalfi before']);
  await create('Amalfi after');
  expect(await named('Amalfi')).toEqual(['Amalfi before']);
  await vi.waitFor(async () => expect((await named('Amalfi')).sort()).toEqual(['Amalfi after', 'Amalfi before']), 5000);
  await end();
});

it('a save that meets another transaction is tried again, and happens once', async () => {
  const draws = [0, 0.04, 0.05];
  const end = interceptClients(conflicts(() => draws.shift() ?? 1));
  expect((await create('Capri')).status).toBe(200);
  expect(draws).toEqual([]);
  end();
  expect(await named('Capri')).toEqual(['Capri']);
});

it('a save that meets others every time asks to try again, and is not half done', async () => {
  const end = interceptClients(conflicts(() => 0));
  const refused = await create('Ischia');
  end();
  expect([refused.status, refused.body.error?.code]).toEqual([503, 'busy']);
  expect(await named('Ischia')).toEqual([]);
});
