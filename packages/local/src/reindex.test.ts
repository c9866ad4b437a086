import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Memberships } from '@wayline/core/access/memberships';
import { AccountClosures } from '@wayline/core/areas/closure/account-closure.records';
import { LibraryRows } from '@wayline/core/areas/library/library.records';
import { BookingRows, Bookings } from '@wayline/core/areas/trip/bookings/booking.records';
import { BookingDeadlineRows, getDeadlinesPartition } from '@wayline/core/areas/trip/bookings/booking-deadline.records';
import { backfillDeadlines } from '@wayline/core/areas/trip/bookings/booking-writes';
import { TaskRows } from '@wayline/core/areas/trip/checklists/checklist.records';
import { ReminderRows } from '@wayline/core/areas/trip/reminders/reminder.records';
import { nextCheck } from '@wayline/core/areas/trip/trip-check/check-night';
import { Departures, PaymentRows, TripRows, Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { addDays } from '@wayline/core/base/days';
import type { TripId } from '@wayline/core/base/ids';
import { later } from '@wayline/core/base/later';
import { RECORDS } from '@wayline/core/records';
import { continueDataMigration, DataMigrations, startDataMigration } from '@wayline/core/store/data-migration';
import { findDue } from '@wayline/core/store/due';
import { emptyPartition } from '@wayline/core/store/empty-partition';
import { companyKey } from '@wayline/core/store/keys';
import { ListCounters, readListTotal } from '@wayline/core/store/list-counter';
import type { ListEntry, ListRow } from '@wayline/core/store/list-row';
import { getRecord } from '@wayline/core/store/read';
import { LONG_RUNNING_QUEUE, type RecordDef, toItemKey } from '@wayline/core/store/record';
import { reindex } from '@wayline/core/store/reindex';
import { tablePages } from '@wayline/core/store/restore/table-pages';
import { SYSTEM_TENANT } from '@wayline/core/store/system-tenant';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { transact } from '@wayline/core/store/transact';
import { writesFor } from '@wayline/core/store/write';
import { streamBatch } from '@wayline/local/testing/stream-batch';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const NOW = new Date().toISOString();
/** What the stream keeps of trips, as it would have long before. */
const keepUp = async () => world.job('deliver-events', await streamBatch(world.table.name));
const migrate = () => reindex(world.table, { ...RECORDS, now: NOW });
const upkeep = async () => {
  await keepUp();
  return migrate();
};
const DONE = { moved: 0, woken: 0, heads: 0, next: undefined };
const listed = async () => (await world.call('trips.list', {}, { as: world.people.owner })).body;
const total = (name: string) => readListTotal(tenantDb(world.table, world.people.owner.company_id), name, true);

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
      Key: toItemKey(company_id, Trips, { id }),
      UpdateExpression: 'REMOVE list_pk, list_sk, #row',
      ExpressionAttributeNames: { '#row': 'row' },
    }),
  );
  expect((await listed()).trips).toHaveLength(2);
  await world.table.db.send(
    new DeleteCommand({ TableName: world.table.name, Key: toItemKey(company_id, ListCounters, { name: 'TRIPS' }) }),
  );

  expect(await upkeep()).toMatchObject({ moved: 1, woken: 0 });
  expect(await listed()).toEqual(before);
  expect(await total('TRIPS')).toBe(3);
});
it('gives a list without a head the head that says how many stand in it', async () => {
  const { company_id } = world.people.owner;
  await world.table.db.send(
    new DeleteCommand({ TableName: world.table.name, Key: toItemKey(company_id, ListCounters, { name: 'TRIPS' }) }),
  );
  expect(await upkeep()).toEqual({ ...DONE, heads: 1 });
  expect(await total('TRIPS')).toBe(3);
});
it('counts what it gives a place in a list that has its head', async () => {
  const { company_id } = world.people.owner;
  const { id } = (await listed()).trips[0] ?? { id: '' };
  await world.table.db.send(
    new UpdateCommand({
      TableName: world.table.name,
      Key: toItemKey(company_id, Trips, { id }),
      UpdateExpression: 'REMOVE list_pk, list_sk, #row',
      ExpressionAttributeNames: { '#row': 'row' },
    }),
  );
  await world.table.db.send(
    new UpdateCommand({
      TableName: world.table.name,
      Key: toItemKey(company_id, ListCounters, { name: 'TRIPS' }),
      UpdateExpression: 'SET n = n - :one, #row.n = #row.n - :one',
      ExpressionAttributeNames: { '#row': 'row' },
      ExpressionAttributeValues: { ':one': 1 },
    }),
  );
  expect(await upkeep()).toEqual({ ...DONE, moved: 1 });
  expect([await total('TRIPS'), (await listed()).total]).toEqual([3, 3]);
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
        Key: toItemKey(company_id, Departures, key),
        UpdateExpression: 'REMOVE check_at, due_pk, due_sk',
      }),
    );
    return key;
  };
  const [soon, far, gone] = [await departing(30), await departing(200), await departing(-3)];
  expect(await upkeep()).toEqual({ ...DONE, woken: 2 });
  const checked = async (key: typeof soon) => (await getRecord(world.table, company_id, Departures, key))?.check_at;
  expect([await checked(soon), await checked(far), await checked(gone)]).toEqual([
    nextCheck(soon, NOW),
    nextCheck(far, NOW),
    undefined,
  ]);
  const { items: due } = await findDue(world.table, `${addDays(today, 2)}T00:00:00.000Z`);
  expect(due.map(({ trip_name }) => trip_name)).toEqual(['In 30 days']);
});
it('lets what takes long, written when everything waited together, wait where its job looks', async () => {
  const { company_id, user_id } = world.people.owner;
  const closing = AccountClosures.schema.parse({
    state: 'waiting',
    closed_at: NOW,
    delete_at: NOW,
    step_at: NOW,
    by: user_id,
    version: 1,
    email: 'owner@demo.wayline.test',
  });
  await transact(world.table, [writesFor(world.table, company_id).insert(AccountClosures, closing)]);
  await world.table.db.send(
    new UpdateCommand({
      TableName: world.table.name,
      Key: toItemKey(company_id, AccountClosures, {}),
      UpdateExpression: 'SET due_pk = :old',
      ExpressionAttributeValues: { ':old': 'DUE#2' },
    }),
  );
  expect((await findDue(world.table, NOW, LONG_RUNNING_QUEUE)).items.map(({ type }) => type)).toEqual([]);
  expect(await upkeep()).toEqual({ ...DONE, woken: 1 });
  expect((await findDue(world.table, NOW, LONG_RUNNING_QUEUE)).items.map(({ type }) => type)).toEqual(['closing']);
  expect((await findDue(world.table, NOW)).items.map(({ type }) => type)).not.toContain('closing');
  await transact(world.table, [writesFor(world.table, company_id).remove(AccountClosures, {})]);
});
it('goes on where it stopped, page by page, until it is done, and begins anew when another version asks for it', async () => {
  const { company_id } = world.people.owner;
  for (const { id } of (await listed()).trips)
    await world.table.db.send(
      new UpdateCommand({
        TableName: world.table.name,
        Key: toItemKey(company_id, Trips, { id }),
        UpdateExpression: 'REMOVE list_pk, list_sk, #row',
        ExpressionAttributeNames: { '#row': 'row' },
      }),
    );
  await world.table.db.send(
    new DeleteCommand({ TableName: world.table.name, Key: toItemKey(company_id, ListCounters, { name: 'TRIPS' }) }),
  );
  await startDataMigration(world.table, NOW);
  const begun = () => getRecord(world.table, SYSTEM_TENANT, DataMigrations, {});
  const step = async () => {
    const upkeep = await begun();
    if (!upkeep) return undefined;
    const records = { ...RECORDS, now: NOW };
    return continueDataMigration(world.table, upkeep, records, { enough: () => true, limit: 5 });
  };
  await step();
  expect((await begun())?.from).toBeDefined();
  const stale = await begun();
  const begun_at = later(NOW, 1000);
  await startDataMigration(world.table, begun_at);
  if (stale)
    await continueDataMigration(world.table, stale, { listed: [], rescheduled: [], backfills: [], now: NOW }, {});
  expect(await begun()).toEqual({ begun_at });
  let steps = 0;
  for (; await step(); steps++) expect(steps).toBeLessThan(200);
  expect(steps).toBeGreaterThan(3);
  expect(await begun()).toBeUndefined();
  expect((await listed()).total).toBe((await listed()).trips.length);
  expect((await listed()).trips.length).toBeGreaterThan(3);
});
it('lets final payments that were set before they stood in a list be counted among what is due', async () => {
  const asked = { as: world.people.standard };
  const owner = { as: world.people.owner };
  const start_date = addDays(NOW.slice(0, 10), 40);
  const { trip } = (await world.call('trips.create', { trip_name: 'Paid soon', start_date }, owner)).body;
  const paid = { final_payment_date: addDays(NOW.slice(0, 10), 3) };
  await world.call(
    'trips.final-payment-due-date',
    { id: trip.id, version: trip.version, trip_data_mapper: paid },
    owner,
  );
  const due = async ({ as }: typeof owner) =>
    (await world.call('misc.deadlines-alerts.count', {}, { as })).body.deadlines_and_alert_count;
  expect(await due(owner)).toBe(1);
  await world.table.db.send(
    new UpdateCommand({
      TableName: world.table.name,
      Key: toItemKey(world.people.owner.company_id, Departures, { start_date, trip_id: trip.id }),
      UpdateExpression: 'REMOVE list_pk, list_sk, #row, final_payment',
      ExpressionAttributeNames: { '#row': 'row' },
    }),
  );
  expect(await due(owner)).toBe(0);
  expect(await upkeep()).toEqual({ ...DONE, moved: 1 });
  expect([await due(owner), await due(asked)]).toEqual([1, 0]);
});
it('puts the deadlines of bookings that were saved before they stood in a list there, and nothing of one that changes meanwhile', async () => {
  const as = world.people.owner;
  const { trip } = (await world.call('trips.create', { trip_name: 'Amalfi' }, { as })).body;
  const days = { cancellation_deadline: addDays(NOW.slice(0, 10), 2), payment_due_date: addDays(NOW.slice(0, 10), 3) };
  const draft = { booking_type: 'Dining', title: 'Luna', general_booking: { start_date: '2031-05-02' } } as const;
  const { booking } = (await world.call('book.bookings.create', { trip_id: trip.id, ...draft, ...days }, { as })).body;
  const listed = async () =>
    (await world.call('misc.dashboard.get', {}, { as })).body.deadlines?.filter((d) => d.booking);
  const before = await listed();
  expect(before).toHaveLength(2);
  await emptyPartition(tenantDb(world.table, as.company_id), getDeadlinesPartition(trip.id));
  expect(await listed()).toEqual([]);
  expect(
    await transact(world.table, backfillDeadlines(writesFor(world.table, as.company_id), { ...booking, version: 9 })),
  ).toMatchObject({ ok: false });
  expect(await listed()).toEqual([]);
  expect(await upkeep()).toEqual({ ...DONE, moved: 1 });
  expect(await listed()).toEqual(before);
});
it('moves final payments from the list of their own, where earlier versions put them', async () => {
  const as = world.people.owner;
  const start_date = addDays(NOW.slice(0, 10), 41);
  const { trip } = (await world.call('trips.create', { trip_name: 'Paid soon', start_date }, { as })).body;
  const trip_data_mapper = { final_payment_date: addDays(NOW.slice(0, 10), 3) };
  await world.call('trips.final-payment-due-date', { id: trip.id, version: trip.version, trip_data_mapper }, { as });
  const due = async () =>
    (await world.call('misc.dashboard.get', {}, { as })).body.deadlines?.filter((d) => d.trip_id === trip.id);
  expect(await due()).toHaveLength(1);
  await world.table.db.send(
    new UpdateCommand({
      TableName: world.table.name,
      Key: toItemKey(as.company_id, Departures, { start_date, trip_id: trip.id }),
      UpdateExpression: 'SET list_pk = :list, #row = :row',
      ExpressionAttributeNames: { '#row': 'row' },
      ExpressionAttributeValues: {
        ':list': companyKey(as.company_id, 'LIST', 'FINALPAYMENTS'),
        ':row': { trip_id: trip.id, day: trip_data_mapper.final_payment_date, advisor_id: as.user_id },
      },
    }),
  );
  expect(await due()).toEqual([]);
  expect(await upkeep()).toEqual({ ...DONE, moved: 1 });
  expect(await due()).toHaveLength(1);
});
/** How the rows of each kind of record are read. */
const ROWS = {
  trip: TripRows,
  booking: BookingRows,
  booking_deadline: BookingDeadlineRows,
  checklist_task: TaskRows,
  library_item: LibraryRows,
  departure: PaymentRows,
  reminder: ReminderRows,
} satisfies Record<string, ListRow<unknown>>;
type Stored = ListEntry & { sk: string; type: string };
const listedItems = async (): Promise<Stored[]> => {
  const isListed = ({ type, row }: Record<string, unknown>) => row !== undefined && String(type) in ROWS;
  const items: Stored[] = [];
  for await (const page of tablePages(world.table)) items.push(...(page.filter(isListed) as unknown as Stored[]));
  return items;
};
it('reads rows that earlier versions kept as maps, keeps their figures, and packs them', async () => {
  const as = world.people.owner;
  const soon = addDays(NOW.slice(0, 10), 3);
  const draft = { trip_name: 'Kept as a map', start_date: addDays(NOW.slice(0, 10), 50), tags: ['sea'] };
  const { trip } = (await world.call('trips.create', draft, { as })).body;
  const dinner = { booking_type: 'Dining', title: 'Luna', general_booking: { start_date: '2031-05-02' } } as const;
  const add = { trip_id: trip.id, ...dinner, payment_due_date: soon };
  const { booking } = (await world.call('book.bookings.create', add, { as })).body;
  await world.call('trips.checklists.create', { id: trip.id, title: 'Pay the hotel', due_day: soon }, { as });
  await world.call('book.library.create', { ...dinner, title: 'Supper at the lighthouse' }, { as });
  const mail = { timing: 'Custom Date', date: soon, timezone: 'Europe/Rome' } as const;
  await world.call(
    'messaging.reminders',
    { trip_id: trip.id, booking_id: booking.id, to: ['guest@wayline.test'], ...mail },
    { as },
  );
  const paid = { final_payment_date: soon, final_total_amount: { minor: 100, currency: 'EUR' } };
  const due = { id: trip.id, version: trip.version, trip_data_mapper: paid };
  await world.call('trips.final-payment-due-date', due, { as });
  const lists = async () => {
    const [trips, bookings, library, tasks, home] = await Promise.all([
      world.call('trips.list', {}, { as }),
      world.call('book.company-bookings.list', {}, { as }),
      world.call('book.library.search', {}, { as }),
      world.call('trips.checklists.tasks', {}, { as }),
      world.call('misc.dashboard.get', {}, { as }),
    ]);
    return [trips, bookings, library, tasks, home].map(({ body }) => body);
  };
  const row = async () => (await listed()).trips.find(({ id }) => id === trip.id);
  const before = await lists();
  const kinds = new Set((await listedItems()).map(({ type }) => type));
  expect(kinds).toEqual(new Set(Object.keys(ROWS)));

  for (const item of await listedItems())
    await world.table.db.send(
      new UpdateCommand({
        TableName: world.table.name,
        Key: { pk: item.pk, sk: item.sk },
        UpdateExpression: 'SET #row = :row',
        ExpressionAttributeNames: { '#row': 'row' },
        ExpressionAttributeValues: { ':row': ROWS[item.type as keyof typeof ROWS].unpack(item) },
      }),
    );
  expect(await lists()).toEqual(before);

  const lead = { trip_id: trip.id, first_name: 'Mina', last_name: 'Okafor', client_type: 'lead_client' } as const;
  await world.call('trips.travelers.create', lead, { as });
  await world.call('book.bookings.create', { ...add, title: 'Sole' }, { as });
  const { version } = (await world.call('trips.get', { id: trip.id }, { as })).body.trip;
  await world.call('trips.update', { id: trip.id, version, trip_name: 'Renamed' }, { as });
  const figures = {
    trip_pax: 1,
    trip_reservations: 2,
    lead_traveler: 'Mina Okafor',
    trip_name: 'Renamed',
    tags: ['sea'],
  };
  expect(await row()).toMatchObject(figures);

  await keepUp();
  const changed = await lists();
  expect((await upkeep()).moved).toBeGreaterThan(kinds.size);
  expect(await lists()).toEqual(changed);
  for (const { row: stored } of await listedItems()) expect(Object.keys(stored)).toContain('t');
  expect((await listedItems()).filter(({ row: stored }) => 'id' in stored || 'kind' in stored)).toEqual([]);

  await world.call('trips.travelers.create', { ...lead, client_type: 'secondary_client' }, { as });
  expect(await row()).toMatchObject({ ...figures, trip_pax: 2 });
});
it('packs a row that was kept as a map also where something else of its record is mended in the same run', async () => {
  const as = world.people.owner;
  const { trip } = (await world.call('trips.create', { trip_name: 'Mended twice' }, { as })).body;
  await world.call('trips.travelers.create', { trip_id: trip.id, first_name: 'Mina', last_name: 'Okafor' }, { as });
  const draft = { trip_id: trip.id, booking_type: 'Other', title: 'Lunch' } as const;
  const { booking } = (await world.call('book.bookings.create', draft, { as })).body;
  await keepUp();
  const at = toItemKey(as.company_id, Bookings, { trip_id: trip.id, id: booking.id });
  const stored = async () =>
    (await world.table.db.send(new GetCommand({ TableName: world.table.name, Key: at }))).Item as Stored;
  const { row } = await stored();
  await world.table.db.send(
    new UpdateCommand({
      TableName: world.table.name,
      Key: at,
      UpdateExpression: 'SET #row = :row, traveler_names = :names',
      ExpressionAttributeNames: { '#row': 'row' },
      ExpressionAttributeValues: { ':row': BookingRows.unpack(await stored()), ':names': ['Mina Okafor'] },
    }),
  );
  await upkeep();
  await upkeep();
  expect(Object.keys((await stored()).row).sort()).toEqual(['shown', 't']);
  expect((await stored()).row.shown).toEqual(row.shown);
});
it('finds nothing to do the second time', async () => {
  expect(await upkeep()).toEqual(DONE);
});
it('knows every record that stands in a list', async () => {
  const modules = import.meta.glob<Record<string, unknown>>('../../core/src/**/*.records.ts', { eager: true });
  const found = Object.values(modules)
    .flatMap((exports) => Object.values(exports))
    .filter((value): value is RecordDef => typeof value === 'object' && value !== null && 'list' in value);
  expect(new Set(found.map(({ name }) => name))).toEqual(new Set(RECORDS.listed.map(({ name }) => name)));
});

it('notes who works on trips that were saved before that was kept (G-047)', async () => {
  const { advisor } = world.people;
  const made = await world.call('trips.create', { trip_name: 'Before memberships' }, { as: advisor });
  const key = { user_id: advisor.user_id, subject_id: made.body.trip.id };
  const kept = () => getRecord(world.table, advisor.company_id, Memberships, key);
  expect(await kept()).toBeUndefined();
  await migrate();
  expect(await kept()).toEqual(key);
  expect(await upkeep()).toMatchObject({ moved: 0 });
});

it('has trips found that were saved before searches had an index', async () => {
  const as = world.people.advisor;
  await world.call('trips.create', { trip_name: 'Zanzibar before' }, { as });
  const found = async () =>
    (await world.call('trips.list', { search: 'zanz' }, { as })).body.trips.map(({ trip_name }) => trip_name);
  expect(await found()).toEqual([]);
  expect(await migrate()).toMatchObject({ moved: 2 });
  const { Records, ...batch } = await streamBatch(world.table.name);
  // What the stream says of the migration alone: what came before it is long gone.
  await world.job('deliver-events', { ...batch, Records: Records.slice(-2) });
  expect(await found()).toEqual(['Zanzibar before']);
  expect(await upkeep()).toMatchObject({ moved: 0 });
});

it('has bookings found that were saved before they had a number and an index', async () => {
  const as = world.people.advisor;
  const { trip } = (await world.call('trips.create', { trip_name: 'Rimini' }, { as })).body;
  const draft = {
    booking_type: 'Dining',
    title: 'Pesaro before',
    general_booking: { start_date: '2031-05-02' },
  } as const;
  const { booking } = (await world.call('book.bookings.create', { trip_id: trip.id, ...draft }, { as })).body;
  await keepUp();
  const found = async () => (await world.call('book.company-bookings.list', { search: 'pesa' }, { as })).body.bookings;
  const [before] = await found();
  await world.table.db.send(
    new UpdateCommand({
      TableName: world.table.name,
      Key: toItemKey(as.company_id, Bookings, booking),
      UpdateExpression: 'REMOVE serial',
    }),
  );
  expect(await upkeep()).toMatchObject({ moved: 1 });
  expect(await found()).toEqual([]);
  await keepUp();
  expect(await found()).toEqual([before]);
  expect(before?.trip?.trip_name).toBe('Rimini');
  expect(await upkeep()).toMatchObject({ moved: 0 });
});
