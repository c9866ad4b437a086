import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { DataMigrations } from '@wayline/core/store/data-migration';
import { toItemKey } from '@wayline/core/store/record';
import { SYSTEM_TENANT } from '@wayline/core/store/system-tenant';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectAs, disconnect, socketEvent, startGateway } from '../sockets/gateway.fixture';

let world: World;
let gateway: Awaited<ReturnType<typeof startGateway>>;
beforeAll(async () => {
  gateway = await startGateway();
  world = await startWorld({ environment: gateway.environment });
});
afterAll(async () => {
  await world.stop();
  gateway.stop();
});
const deployed = () => world.job('after-deployment');

it('R-SHELL-180 tells every open page of every company that a version was deployed, whichever cannot be told', async () => {
  const { advisor, owner, stranger } = world.people;
  const open = [];
  // More than one page of sockets.
  for (let n = 0; n < 70; n++)
    open.push(...(await Promise.all([advisor, owner, stranger].map(async (who) => (await connectAs(world, who)).id))));
  const [gone = '', broken = '', closed = '', ...there] = open;
  gateway.dead.add(gone);
  gateway.broken.add(broken);
  await disconnect(socketEvent(closed));
  expect(await deployed()).toEqual({ sockets: open.length - 1, failed: 1 });
  for (const id of there)
    expect(gateway.events(id).map(({ kind, channel }) => [kind, channel])).toEqual([['app_updated', 'deployments']]);
  for (const id of [gone, broken, closed]) expect(gateway.events(id)).toEqual([]);
  gateway.broken.clear();
  // What is gone is forgotten; what merely failed is told the next time.
  expect(await deployed()).toEqual({ sockets: open.length - 2, failed: 0 });
  expect(gateway.events(broken)).toHaveLength(1);
});

it('has older data brought up to date by the long work, and is safe to repeat', async () => {
  const { owner } = world.people;
  const { trip } = (await world.call('trips.create', { trip_name: 'Amalfi' }, { as: owner })).body;
  await world.table.db.send(
    new UpdateCommand({
      TableName: world.table.name,
      Key: toItemKey(owner.company_id, Trips, { id: trip.id }),
      UpdateExpression: 'REMOVE list_pk, list_sk, #row',
      ExpressionAttributeNames: { '#row': 'row' },
    }),
  );
  const listed = async () => (await world.call('trips.list', {}, { as: owner })).body.trips.map(({ id }) => id);
  expect(await listed()).not.toContain(trip.id);
  await deployed();
  await deployed();
  await Promise.all([world.job('long-work'), world.job('long-work')]);
  expect(await listed()).toContain(trip.id);
  expect(await tenantDb(world.table, SYSTEM_TENANT).get(DataMigrations, {})).toBeUndefined();
});
