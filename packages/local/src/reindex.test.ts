import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { LISTED } from '@wayline/core/listed-records';
import { ListHeads } from '@wayline/core/store/list-head';
import { getRecord } from '@wayline/core/store/read';
import { keyOf, type RecordDef } from '@wayline/core/store/record';
import { reindex } from '@wayline/core/store/reindex';
import { Trips } from '@wayline/core/trips/trip.records';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

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

  expect(await reindex(world.table, LISTED)).toEqual({ moved: 1, heads: 1 });
  expect(await listed()).toEqual(before);
  expect(await head('TRIPS')).toBe(3);
});
it('finds nothing to do the second time', async () => {
  expect(await reindex(world.table, LISTED)).toEqual({ moved: 0, heads: 0 });
});
it('knows every record that stands in a list', async () => {
  const modules = import.meta.glob<Record<string, unknown>>('../../core/src/*/*.records.ts', { eager: true });
  const found = Object.values(modules)
    .flatMap((exports) => Object.values(exports))
    .filter((value): value is RecordDef => typeof value === 'object' && value !== null && 'list' in value);
  expect(new Set(found.map(({ name }) => name))).toEqual(new Set(LISTED.map(({ name }) => name)));
});
