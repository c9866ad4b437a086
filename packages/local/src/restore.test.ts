import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Bookings } from '@wayline/core/areas/trip/bookings/booking.records';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { BookingId, type CompanyId, type TripId } from '@wayline/core/base/ids';
import { LIST_COUNTERS as counters } from '@wayline/core/projections';
import { openTable, type Table } from '@wayline/core/store/client';
import { readListTotal } from '@wayline/core/store/list-counter';
import { type Item, toItemKey } from '@wayline/core/store/record';
import { compareTables, tallyDifferences } from '@wayline/core/store/restore/compare-tables';
import { copyBack } from '@wayline/core/store/restore/copy-back';
import { restoredName, restoreToPointInTime } from '@wayline/core/store/restore/point-in-time';
import { tablePages } from '@wayline/core/store/restore/table-pages';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { createTable } from '@wayline/local/database/create-table';
import { tableDefinition } from '@wayline/local/table-definition';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const NOTHING = { missing: {}, changed: {}, newer: {} };

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const everything = async (table: Table, company?: CompanyId): Promise<Item[]> => {
  const items: Item[] = [];
  for await (const page of tablePages(table, company)) items.push(...page);
  return items;
};
let backups = 0;
/** What a restore to this moment gives: another table with all that there is now. */
const backUp = async (): Promise<Table> => {
  const name = `${world.table.name}-restored-${++backups}`;
  await createTable(world.database.endpoint, tableDefinition(name));
  const items = await everything(world.table);
  for (let at = 0; at < items.length; at += 25)
    await world.table.db.send(
      new BatchWriteCommand({
        RequestItems: { [name]: items.slice(at, at + 25).map((Item) => ({ PutRequest: { Item } })) },
      }),
    );
  return openTable(name);
};
const booked = async (trip_name: string, as = world.people.owner) => {
  const { trip } = (await world.call('trips.create', { trip_name }, { as })).body;
  const draft = {
    booking_type: 'Dining',
    title: 'Dinner at Luna',
    general_booking: { start_date: '2031-05-03' },
  } as const;
  const { booking } = (await world.call('book.bookings.create', { trip_id: trip.id, ...draft }, { as })).body;
  return { trip: trip.id, booking: booking.id };
};
const planner = async (id: TripId, as = world.people.owner) => (await world.call('trips.get', { id }, { as })).body;
const counted = (name: string, company = world.people.owner.company_id) =>
  readListTotal(tenantDb(world.table, company), name, true);
const destroy = (company: CompanyId, made: { trip: TripId; booking: string }) =>
  Promise.all([
    world.table.db.send(
      new DeleteCommand({ TableName: world.table.name, Key: toItemKey(company, Trips, { id: made.trip }) }),
    ),
    world.table.db.send(
      new DeleteCommand({
        TableName: world.table.name,
        Key: toItemKey(company, Bookings, { trip_id: made.trip, id: BookingId.parse(made.booking) }),
      }),
    ),
  ]);
const spoil = (company: CompanyId, id: TripId) =>
  world.table.db.send(
    new UpdateCommand({
      TableName: world.table.name,
      Key: toItemKey(company, Trips, { id }),
      UpdateExpression: 'SET trip_name = :spoilt, #row.trip_name = :spoilt',
      ExpressionAttributeNames: { '#row': 'row' },
      ExpressionAttributeValues: { ':spoilt': 'Spoilt' },
    }),
  );

describe('a restore, as it is drilled', () => {
  it('finds what was destroyed and spoilt, writes it back, proves that it is the same, and keeps what came later', async () => {
    const { company_id } = world.people.owner;
    const [gone, spoilt] = [await booked('Amalfi'), await booked('Capri')];
    const before = [await planner(gone.trip), await planner(spoilt.trip)];
    const backup = await backUp();
    const tables = () => ({ live: world.table, backup, now: new Date().toISOString() });
    expect(await tallyDifferences(compareTables(tables()))).toEqual(NOTHING);

    await destroy(company_id, gone);
    await spoil(company_id, spoilt.trip);
    const later = await booked('Later');
    expect(await tallyDifferences(compareTables(tables()))).toMatchObject({
      missing: { trip: 1, booking: 1 },
      changed: { trip: 1 },
      newer: { trip: 1, booking: 1 },
    });
    const copied = await copyBack(tables(), { counters });
    expect(copied).toMatchObject({ written: 3, removed: 0, skipped: 0 });
    expect(await tallyDifferences(compareTables(tables()))).toMatchObject({ missing: {}, changed: {} });
    const versionless = (body: object) => JSON.parse(JSON.stringify(body, (key, v) => (key === 'version' ? 0 : v)));
    expect([await planner(gone.trip), await planner(spoilt.trip)].map(versionless)).toEqual(before.map(versionless));
    expect((await planner(later.trip)).trip.trip_name).toBe('Later');
    expect(await counted('TRIPS')).toBe(3);
    expect(await counted('BOOKINGS')).toBe(3);
    // A page that was open before must not save over what was restored.
    const stale = { id: spoilt.trip, version: before[1]?.trip.version ?? 0, trip_name: 'Over it' };
    const refused = await world.call('trips.update', stale, { as: world.people.owner });
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'record.stale']);

    expect(await copyBack(tables(), { counters, exact: true })).toMatchObject({ written: 0, skipped: 0 });
    expect(await tallyDifferences(compareTables(tables()))).toEqual(NOTHING);
    expect([await counted('TRIPS'), await counted('BOOKINGS')]).toEqual([2, 2]);
    expect((await world.call('trips.get', { id: later.trip }, { as: world.people.owner })).status).toBe(404);
  });

  it('of one company touches no other', async () => {
    const { owner, stranger } = world.people;
    const [ours, theirs] = [await booked('Ours'), await booked('Theirs', stranger)];
    const backup = await backUp();
    await spoil(owner.company_id, ours.trip);
    await spoil(stranger.company_id, theirs.trip);
    const untouched = await everything(world.table, stranger.company_id);
    await copyBack(
      { live: world.table, backup, company: owner.company_id, now: new Date().toISOString() },
      { counters },
    );
    expect((await planner(ours.trip)).trip.trip_name).toBe('Ours');
    expect((await planner(theirs.trip, stranger)).trip.trip_name).toBe('Spoilt');
    expect(await everything(world.table, stranger.company_id)).toEqual(untouched);
  });

  it('sends no mail of the past, tells nobody again, and gives out no number twice', async () => {
    const { company_id } = world.people.owner;
    const kept = (type: string, more: object): Item => ({ pk: `C#${company_id}#X${type}`, sk: type, type, ...more });
    const put = (item: Item) => world.table.db.send(new PutCommand({ TableName: world.table.name, Item: item }));
    const of = [
      kept('mail', { status: 'queued', due_pk: 'DUE#1', due_sk: '2027' }),
      kept('event', {}),
      kept('serial', { last: 4 }),
      kept('notification', { ttl: 1 }),
    ];
    for (const item of of) await put(item);
    const backup = await backUp();
    for (const { pk, sk } of of)
      await world.table.db.send(new DeleteCommand({ TableName: world.table.name, Key: { pk, sk } }));
    const tables = { live: world.table, backup, company: company_id, now: new Date().toISOString() };
    expect(await copyBack(tables, { counters })).toMatchObject({ written: 1 });
    const back = (await everything(world.table, company_id)).filter(({ pk }) => pk.includes('#X'));
    expect(back).toEqual([expect.objectContaining({ type: 'mail', status: 'failed', last_error: 'Restored' })]);
    expect(back[0]).not.toHaveProperty('due_pk');
  });
});

describe('what a restore asks of AWS', () => {
  const UNTIL = '2027-03-10T00:00:00.000Z';
  let server: Server;
  let client: DynamoDBClient;
  let asked: { name: string; body: Record<string, unknown> }[] = [];
  let statuses: (string | undefined)[] = [];
  let recovery = 'ENABLED';
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const name = String(request.headers['x-amz-target']).split('.')[1] ?? '';
      asked.push({ name, body: JSON.parse(Buffer.concat(chunks).toString()) });
      const seconds = (instant: string) => Date.parse(instant) / 1000;
      const status = name === 'DescribeTable' ? statuses.shift() : undefined;
      const answers: Record<string, object> = {
        DescribeContinuousBackups: {
          ContinuousBackupsDescription: {
            ContinuousBackupsStatus: 'ENABLED',
            PointInTimeRecoveryDescription: {
              PointInTimeRecoveryStatus: recovery,
              EarliestRestorableDateTime: seconds('2027-02-04T00:00:00.000Z'),
              LatestRestorableDateTime: seconds(UNTIL),
            },
          },
        },
        DescribeTable: { Table: { TableStatus: status } },
        RestoreTableToPointInTime: { TableDescription: {} },
      };
      const missing = name === 'DescribeTable' && !status;
      response
        .writeHead(missing ? 400 : 200, { 'content-type': 'application/x-amz-json-1.0' })
        .end(
          JSON.stringify(
            missing ? { __type: 'com.amazonaws.dynamodb.v20120810#ResourceNotFoundException' } : answers[name],
          ),
        );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    client = new DynamoDBClient({
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      region: 'us-east-1',
      credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
      maxAttempts: 1,
    });
  });
  afterAll(() => {
    client.destroy();
    server.close();
  });
  const at = '2027-03-01T09:30:00.000Z';
  const restore = (instant = at) => {
    asked = [];
    const say = () => {};
    return restoreToPointInTime({ table: 'live', at: instant, client, say, pause: async () => {} });
  };

  it('restores into a table of its own, waits for it, and goes on with one that is being made', async () => {
    const into = restoredName('live', at);
    expect(into).toBe('live-restored-20270301T093000');
    statuses = [undefined, 'CREATING', 'ACTIVE'];
    expect(await restore()).toBe(into);
    expect(asked.map(({ name }) => name)).toEqual([
      'DescribeContinuousBackups',
      'DescribeTable',
      'RestoreTableToPointInTime',
      'DescribeTable',
      'DescribeTable',
    ]);
    expect(asked[2]?.body).toEqual({
      SourceTableName: 'live',
      TargetTableName: into,
      RestoreDateTime: Date.parse(at) / 1000,
    });
    statuses = ['CREATING', 'CREATING', 'ACTIVE'];
    expect(await restore()).toBe(into);
    expect(asked.map(({ name }) => name)).not.toContain('RestoreTableToPointInTime');
  });

  it('refuses a moment that is not kept and a table without backups, and asks for nothing', async () => {
    await expect(restore('2027-01-01T00:00:00.000Z')).rejects.toThrow(`to ${UNTIL}. Pick one of those.`);
    await expect(restore('2027-03-11T00:00:00.000Z')).rejects.toThrow('Pick one of those.');
    recovery = 'DISABLED';
    await expect(restore()).rejects.toThrow('keeps no point-in-time backups');
    expect(asked.map(({ name }) => name)).toEqual(['DescribeContinuousBackups']);
  });
});
