import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { listMemberships } from '@wayline/core/access/memberships';
import { JournalEntries, StatementRows } from '@wayline/core/areas/ledger/ledger.records';
import { OutboxRows } from '@wayline/core/areas/live/outbox-rows';
import type { Subscriber } from '@wayline/core/areas/live/public';
import { TripPresences } from '@wayline/core/areas/notifications/presence.records';
import { taskEvents } from '@wayline/core/areas/trip/checklists/checklist.events';
import { tripEvents } from '@wayline/core/areas/trip/trips/trip.events';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import type { CompanyId, TaskId, TripId, UserId } from '@wayline/core/base/ids';
import { committer } from '@wayline/core/store/commit';
import { commitContext } from '@wayline/core/store/deps';
import { listDeadLetters, retryDeadLetters } from '@wayline/core/store/due';
import { ProjectionChecks } from '@wayline/core/store/projection-check';
import { type RecordDef, toItemKey } from '@wayline/core/store/record';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { SUBSCRIBERS } from '@wayline/core/subscribers';
import { movable as clock } from '@wayline/local/clock';
import { streamBatch } from '@wayline/local/testing/stream-batch';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { baseDeps } from '../kernel/deps';
import { openOwnCompany } from '../ledger/company-of-its-own.fixture';
import { connectAs, startGateway } from '../sockets/gateway.fixture';

const MINUTE = 60_000;
/** Longer than the longest pause between two tries. */
const LONG = 7 * 60 * MINUTE;
const TRIES = 10;

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
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  clock.waylineClockOffset = 0;
  vi.restoreAllMocks();
});

/** The advisor sets the dates of a trip and gives the owner a task, in one commit. */
const twoFacts = async (title: string) => {
  const { advisor, owner } = world.people;
  const { company_id: company, user_id: actor_id } = advisor;
  const deps = baseDeps();
  const trip_id = deps.newId('trip');
  const by = { company, actor_id, actor_name: 'Adrian Moss', request_id: trip_id };
  const owners = [owner.user_id as UserId];
  const done = await committer(commitContext(deps, by))({
    writes: [],
    audit: { subject: trip_id },
    events: [
      tripEvents.dates_set({ id: trip_id as TripId, trip_name: title, start_date: '2031-05-01' }),
      taskEvents.task_added({ trip_id: trip_id as TripId, id: deps.newId('task') as TaskId, title, owners }),
    ],
    answer: true,
  });
  expect(done.ok).toBe(true);
};
const deliver = async () => world.job('deliver-events', await streamBatch(world.table.name));
const bellOf = async (title: string) => {
  const { notifications } = (await world.call('misc.shell.get', {}, { as: world.people.owner })).body;
  return notifications.filter((one) => one.title.endsWith(title)).map((one) => one.title);
};
const heardBy = (socket: string, title: string) =>
  gateway.events(socket).flatMap((event) => (event.title?.endsWith(title) ? [event.title] : []));
const found = <P extends { purpose: string }>(all: readonly P[], purpose: string): P => {
  const one = all.find((other) => other.purpose === purpose);
  if (!one) throw new Error(`Nobody is there for ${purpose}.`);
  return one;
};
const [rights, bell, live] = ['rights', 'bell', 'live'].map((purpose) => found(SUBSCRIBERS, purpose)) as [
  Subscriber,
  Subscriber,
  Subscriber,
];
const waiting = async ({ purpose, waiting: left }: Subscriber, company = world.people.owner.company_id) =>
  (await tenantDb(world.table, company).readPartition(['DELIVERIES', purpose], { left })).left;
/** An item that no version can read: nothing but its key. */
const putUnreadable = (company: CompanyId, def: RecordDef, key: Record<string, string>) =>
  world.table.db.send(
    new PutCommand({ TableName: world.table.name, Item: { ...toItemKey(company, def, key), type: def.name } }),
  );
const down = () => Promise.reject(new Error('down'));

it('brings each of the facts of one commit to whom it concerns, in order', async () => {
  const { id } = await connectAs(world, world.people.owner);
  await twoFacts('Two at once');
  await deliver();
  const titles = ['Adrian Moss set the dates of Two at once', 'Adrian Moss added the task Two at once'];
  expect(heardBy(id, 'Two at once')).toEqual(titles);
  expect(await bellOf('Two at once')).toEqual([titles[1]]);
  const since = await world.call(
    'misc.events.since',
    { after: `evt_${'0'.repeat(26)}` as never },
    { as: world.people.owner },
  );
  expect([...new Set(since.body.events.map((event) => event.title))]).toEqual(titles);
  expect(since.body.reset).toBe(false);
});

it('serves the others when one purpose fails, and tries that one again until it is done', async () => {
  const { id } = await connectAs(world, world.people.owner);
  const failing = vi.spyOn(bell, 'serve').mockImplementation(down);
  await twoFacts('Bell is down');
  await deliver();
  expect(heardBy(id, 'Bell is down')).toHaveLength(2);
  expect(await bellOf('Bell is down')).toEqual([]);
  expect((await waiting(bell)).length).toBeGreaterThanOrEqual(2);
  expect(await Promise.all([waiting(rights), waiting(live)])).toEqual([[], []]);
  failing.mockRestore();
  await world.job('due-work');
  expect(await bellOf('Bell is down')).toEqual(['Adrian Moss added the task Bell is down']);
  expect(await waiting(bell)).toEqual([]);
});

it('leaves what fails again and again to a person, by its purpose, who has it tried again', async () => {
  const { id } = await connectAs(world, world.people.owner);
  const failing = vi.spyOn(live, 'serve').mockImplementation(down);
  await twoFacts('Pages are down');
  await deliver();
  expect(await bellOf('Pages are down')).toHaveLength(1);
  for (let tried = 0; tried < TRIES; tried++) {
    await expect(world.job('due-work')).rejects.toThrow();
    clock.waylineClockOffset = (clock.waylineClockOffset ?? 0) + LONG;
  }
  await world.job('due-work');
  const letters = await listDeadLetters(world.table);
  expect(new Set(letters.map(({ type, attempts, error }) => `${type} ${attempts} ${error}`))).toEqual(
    new Set([`live_delivery ${TRIES} Error`]),
  );
  failing.mockRestore();
  const now = new Date(Date.now() + (clock.waylineClockOffset ?? 0) - MINUTE).toISOString();
  expect(await retryDeadLetters(world.table, now, 'bell_delivery')).toBe(0);
  expect(await retryDeadLetters(world.table, now, 'live_delivery')).toBe(letters.length);
  await world.job('due-work');
  expect(new Set(heardBy(id, 'Pages are down'))).toHaveProperty('size', 2);
  expect([await listDeadLetters(world.table), await waiting(live)]).toEqual([[], []]);
});

it('does nothing twice that the stream delivers twice', async () => {
  vi.spyOn(rights, 'serve').mockImplementation(down);
  await twoFacts('Delivered twice');
  await deliver();
  const left = await waiting(rights);
  await Promise.all([deliver(), deliver()]);
  expect(await bellOf('Delivered twice')).toHaveLength(1);
  expect((await waiting(rights)).map((one) => one.id)).toEqual(left.map((one) => one.id));
  vi.restoreAllMocks();
  await world.job('due-work');
  expect(await Promise.all([rights, bell, live].map((one) => waiting(one)))).toEqual([[], [], []]);
});

it('reads what earlier versions wrote, and keeps what a later one wrote until it is understood', async () => {
  const { company_id, user_id } = world.people.owner;
  const { newId, now } = baseDeps();
  const { id: socket } = await connectAs(world, world.people.owner);
  const made = { company_id, created_at: now() };
  const older = {
    ...made,
    id: newId('event'),
    kind: 'task_added_or_updated',
    channels: [`user.${user_id}`],
    notify: [user_id],
    title: 'Written before',
  };
  const later = { ...made, id: newId('event'), name: 'moon.landed', payload: {} };
  const db = tenantDb(world.table, company_id);
  await db.transact([db.insert(OutboxRows, older), db.insert(OutboxRows, later)]);
  await deliver();
  expect([heardBy(socket, 'Written before'), await bellOf('Written before')]).toEqual([
    ['Written before'],
    ['Written before'],
  ]);
  for (const one of [rights, bell, live]) expect((await waiting(one)).map(({ id }) => id)).toEqual([later.id]);
  const since = await world.call('misc.events.since', { after: older.id }, { as: world.people.owner });
  expect(since.body).toMatchObject({ events: [], reset: true });
});

it('notes everybody who works on a trip, also when they are more than one transaction holds', async () => {
  const { advisor } = world.people;
  const { trip } = (await world.call('trips.create', { trip_name: 'A trip of many hands' }, { as: advisor })).body;
  const { newId } = baseDeps();
  const many = Array.from({ length: 150 }, () => ({ user_id: newId('user'), name: 'Helper', types: ['planner'] }));
  const db = tenantDb(world.table, advisor.company_id);
  await db.transact([db.change(Trips, trip, { ...trip, collaborators: many })]);
  await world.job('deliver-events', await streamBatch(world.table.name));
  const users = [advisor.user_id, ...many.map(({ user_id }) => user_id)];
  const noted = await Promise.all(users.map((user) => listMemberships(db, [user])));
  expect(noted.filter((subjects) => subjects.has(trip.id))).toHaveLength(users.length);
});

it('leaves what one company’s records make impossible to a check of that company, and serves everybody else', async () => {
  const { owner } = world.people;
  const stranger = await openOwnCompany(world);
  await deliver();
  await putUnreadable(owner.company_id, JournalEntries, { id: 'unreadable', entry_date: '2026-03-14' });
  const entry = {
    entry_date: '2026-03-14',
    memo: 'Money the owner put in',
    lines: [
      { account: '1000', amount: 5_000, dimensions: { bank: 'Main' } },
      { account: '3000', amount: -5_000 },
    ],
  };
  const posted = (await world.call('ledger.entries.create', entry as never, { as: stranger })).body.entry;
  await twoFacts('Beside poison');
  const { id } = await connectAs(world, owner);
  await deliver();
  expect(heardBy(id, 'Beside poison')).toHaveLength(2);
  expect(await bellOf('Beside poison')).toHaveLength(1);
  const theirs = tenantDb(world.table, stranger.company_id);
  const statement = { partition: StatementRows.partition({ of: 'bank', id: 'Main', entry_date: '', entry_id: '' }) };
  expect((await theirs.listPartition(StatementRows, statement)).items.map((row) => row.entry_id)).toEqual([posted.id]);
  const isChecked = async (company: CompanyId) =>
    (await tenantDb(world.table, company).get(ProjectionChecks, {}, true))?.whole ?? false;
  expect([await isChecked(owner.company_id), await isChecked(stranger.company_id)]).toEqual([true, false]);
});

it('serves the facts of a batch in which a presence can’t be read', async () => {
  const { company_id } = world.people.owner;
  await putUnreadable(company_id, TripPresences, { channel: 'trip.x', connection_id: 'x' });
  await twoFacts('Beside a ghost');
  await deliver();
  expect(await bellOf('Beside a ghost')).toHaveLength(1);
});
