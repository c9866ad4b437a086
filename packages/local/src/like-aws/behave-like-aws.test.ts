import { afterAll, beforeAll, expect, it } from 'vitest';
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

/** A lag that ends when the test says so. */
const heldLag = () => {
  let waiting = false;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    wait: () => {
      waiting = true;
      return released;
    },
    isWaiting: () => waiting,
    release,
  };
};

it('a list shows what was there, and what comes to it a moment later', async () => {
  await create('Amalfi before');
  const lag = heldLag();
  const end = await indexesBehind(world.database.endpoint, world.table.name, lag.wait);
  expect(await named('Amalfi')).toEqual(['Amalfi before']);
  await create('Amalfi after');
  await expect.poll(lag.isWaiting).toBe(true);
  expect(await named('Amalfi')).toEqual(['Amalfi before']);
  lag.release();
  await expect.poll(async () => (await named('Amalfi')).sort()).toEqual(['Amalfi after', 'Amalfi before']);
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
