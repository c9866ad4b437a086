import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** So many trips of this size are more than the 1 MB that a query of the table answers with. */
const TRIPS = 110;
const DESTINATIONS = Array.from({ length: 50 }, (_, i) => `${i} ${'far away '.repeat(27)}`.trim());

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

it('R-TRIP-040 fills a page that is more than one answer of the table', async () => {
  const as = world.people.advisor;
  for (let i = 0; i < TRIPS; i++)
    await world.call('trips.create', { trip_name: `Trip ${i}`, trip_destinations: DESTINATIONS }, { as });
  const { body } = await world.call('trips.list', { per_page: TRIPS + 10 }, { as });
  expect(body.trips).toHaveLength(TRIPS);
  expect(body).toMatchObject({ total: TRIPS, filtered: TRIPS });
  const page = await world.call('trips.list', { per_page: TRIPS - 5 }, { as });
  expect(page.body.trips).toHaveLength(TRIPS - 5);
  const rest = await world.call('trips.list', { per_page: TRIPS - 5, cursor: page.body.cursor }, { as });
  expect(rest.body.trips).toHaveLength(5);
});

it('R-TRIP-041 a search hands out no more than a page holds, and each trip once', async () => {
  const as = world.people.advisor;
  for (let i = 0; i < 7; i++) await world.call('trips.create', { trip_name: `Lisbon ${i}` }, { as });
  await deliverStream(world);
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await world.call('trips.list', { search: 'lisbon', per_page: 3, cursor }, { as });
    expect(body.trips.length).toBeLessThanOrEqual(3);
    found.push(...body.trips.map(({ trip_name }) => trip_name));
    cursor = body.cursor;
  } while (cursor);
  expect(found).toEqual([6, 5, 4, 3, 2, 1, 0].map((i) => `Lisbon ${i}`));
});
