import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { addDays } from '@wayline/core/kernel/days';
import type { TripId } from '@wayline/core/kernel/ids';
import { LISTED, WAITING } from '@wayline/core/listed-records';
import { dueItems } from '@wayline/core/store/due';
import { ListHeads } from '@wayline/core/store/list-head';
import { getRecord } from '@wayline/core/store/read';
import { keyOf, type RecordDef } from '@wayline/core/store/record';
import { reindex } from '@wayline/core/store/reindex';
import { nextCheck } from '@wayline/core/trip-check/check-night';
import { Departures, Trips } from '@wayline/core/trips/trip.records';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const NOW = new Date().toISOString();
const upkeep = () => reindex(world.table, { listed: LISTED, waiting: WAITING, now: NOW });
const listed = async () => (await world.call('trips.list', {}, { as: world.people.owner })).body;
const head = async (name: string) =>
  (await getRecord(world.table, world.people.owner.company_id, ListHeads, { name }))?.n;

it('gives what was written before a list was there its place in it, and counts it', async () => {
  const { company_id } = world.people.owner;
  const made = await Promise.all(
    ['One', 'Two', 'Three'].map((trip_name) => world.call('trips.create', { trip_name }, { as: world.people.owner })),
  );
  const before = await listed();
  const { id } = made[0]?.body.trip ?? { id: '' };
  await world.table.db.send(
    new UpdateCommand({
      TableName: world.table.name,
      Key: keyOf(company_id, Trips, { id }),
      UpdateExpression: 'REMOVE list_pk, list_sk, #row',
      ExpressionAttributeNames: { '#row': 'row' },
    }),
  );
  expect((await listed()).trips).toHaveLength(2);
  await world.table.db.send(
    new DeleteCommand({ TableName: world.table.name, Key: keyOf(company_id, ListHeads, { name: 'TRIPS' }) }),
  );

  expect(await upkeep()).toMatchObject({ moved: 1, woken: 0 });
  expect(await listed()).toEqual(before);
  expect(await head('TRIPS')).toBe(3);
});
it('gives a list without a head the head that says how many stand in it', async () => {
  const { company_id } = world.people.owner;
  await world.table.db.send(
    new DeleteCommand({ TableName: world.table.name, Key: keyOf(company_id, ListHeads, { name: 'TRIPS' }) }),
  );
  expect(await upkeep()).toEqual({ moved: 0, woken: 0, heads: 1 });
  expect(await head('TRIPS')).toBe(3);
});
it('counts what it gives a place in a list that has its head', async () => {
  const { company_id } = world.people.owner;
  const { id } = (await listed()).trips[0] ?? { id: '' };
  await world.table.db.send(
    new UpdateCommand({
      TableName: world.table.name,
      Key: keyOf(company_id, Trips, { id }),
      UpdateExpression: 'REMOVE list_pk, list_sk, #row',
      ExpressionAttributeNames: { '#row': 'row' },
    }),
  );
  await world.table.db.send(
    new UpdateCommand({
      TableName: world.table.name,
      Key: keyOf(company_id, ListHeads, { name: 'TRIPS' }),
      UpdateExpression: 'SET n = :n, #row.n = :n',
      ExpressionAttributeNames: { '#row': 'row' },
      ExpressionAttributeValues: { ':n': 2 },
    }),
  );
  expect(await upkeep()).toEqual({ moved: 1, woken: 0, heads: 0 });
  expect([await head('TRIPS'), (await listed()).total]).toEqual([3, 3]);
});
it('lets trips that were saved before trips were checked wait for their next night, but for those that have departed', async () => {
  const { company_id } = world.people.owner;
  const today = NOW.slice(0, 10);
  const departing = async (days: number) => {
    const start_date = addDays(today, days);
    const dates = { start_date, end_date: addDays(start_date, 5) };
    const { trip } = (
      await world.call('trips.create', { trip_name: `In ${days} days`, ...dates }, { as: world.people.owner })
    ).body;
    const key = { start_date, trip_id: trip.id as TripId };
    await world.table.db.send(
      new UpdateCommand({
        TableName: world.table.name,
        Key: keyOf(company_id, Departures, key),
        UpdateExpression: 'REMOVE check_at, due_pk, due_sk',
      }),
    );
    return key;
  };
  const [soon, far, gone] = [await departing(30), await departing(200), await departing(-3)];
  expect(await upkeep()).toEqual({ moved: 0, woken: 2, heads: 0 });
  const checked = async (key: typeof soon) => (await getRecord(world.table, company_id, Departures, key))?.check_at;
  expect([await checked(soon), await checked(far), await checked(gone)]).toEqual([
    nextCheck(soon, NOW),
    nextCheck(far, NOW),
    undefined,
  ]);
  const due = await dueItems(world.table, `${addDays(today, 2)}T00:00:00.000Z`);
  expect(due.map(({ trip_name }) => trip_name)).toEqual(['In 30 days']);
});
it('finds nothing to do the second time', async () => {
  expect(await upkeep()).toEqual({ moved: 0, woken: 0, heads: 0 });
});
it('knows every record that stands in a list', async () => {
  const modules = import.meta.glob<Record<string, unknown>>('../../core/src/*/*.records.ts', { eager: true });
  const found = Object.values(modules)
    .flatMap((exports) => Object.values(exports))
    .filter((value): value is RecordDef => typeof value === 'object' && value !== null && 'list' in value);
  expect(new Set(found.map(({ name }) => name))).toEqual(new Set(LISTED.map(({ name }) => name)));
});
