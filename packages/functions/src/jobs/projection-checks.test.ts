import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { PROJECTIONS } from '@wayline/core/projections';
import { listCompanies } from '@wayline/core/store/list-companies';
import { verifyProjection } from '@wayline/core/store/projection';
import {
  DERIVATION,
  MissedChanges,
  noteMissedChanges,
  orderWholeCheck,
  ProjectionChecks,
} from '@wayline/core/store/projection-check';
import { SYSTEM_TENANT } from '@wayline/core/store/system-tenant';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { tosses } from '@wayline/core/testing/tosses';
import { movable as clock } from '@wayline/local/clock';
import { readStream } from '@wayline/local/testing/stream-batch';
import { startWorld, type World } from '@wayline/local/testing/world';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { baseDeps } from '../kernel/deps';

const HOUR = 60 * 60_000;
type Change = DynamoDBStreamEvent['Records'][number];

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  clock.waylineClockOffset = 0;
  vi.restoreAllMocks();
});
afterAll(() => world.stop());

const as = () => ({ as: world.people.owner });
const now = () => baseDeps().now();
const deliver = (changes: readonly Change[]) => world.job('deliver-events', { Records: [...changes] });
let place: string | undefined;
const writtenAgo = (change: Change, ms: number): Change => ({
  ...change,
  dynamodb: { ...change.dynamodb, ApproximateCreationDateTime: (Date.parse(now()) - ms) / 1000 },
});
/** What the stream holds that was not taken from it before. */
const takeChanges = async (): Promise<readonly Change[]> => {
  const read = await readStream(world.table.name, place);
  place = read.place;
  return read.batch.Records;
};
const listWrong = async () => {
  const wrong: string[] = [];
  for (const projection of PROJECTIONS)
    for await (const { where } of verifyProjection(world.table, projection, await listCompanies(world.table)))
      wrong.push(`${projection.name}: ${where}`);
  return wrong;
};
const checkOf = (company = world.people.owner.company_id) =>
  tenantDb(world.table, company).get(ProjectionChecks, {}, true);
const isMissing = async () => (await tenantDb(world.table, SYSTEM_TENANT).get(MissedChanges, {}, true)) !== undefined;
/** The long work of every minute, until nothing is due that was ordered. */
const checkWhole = async () => {
  for (let minute = 0; minute < 5; minute += 1) await world.job('long-work');
  expect([await isMissing(), (await checkOf())?.whole]).toEqual([false, false]);
};
/** Requests of the table that are refused while it lasts, by what they write. */
const refuseWrites = (isRefused: (key: string) => boolean) => {
  const send = DynamoDBDocumentClient.prototype.send;
  return vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(function (
    this: DynamoDBDocumentClient,
    ...[command, ...rest]: Parameters<typeof send>
  ) {
    const { Key, Item } = command.input as { Key?: { pk: string }; Item?: { pk: string } };
    if (isRefused(Key?.pk ?? Item?.pk ?? '')) return Promise.reject(new Error('down'));
    return send.call(this, command, ...rest);
  } as typeof send);
};

const addClient = async (first_name: string, last_name = 'Moreau') =>
  (await world.call('crm.individuals.create', { first_name, last_name }, as())).body.client;
const find = async (search: string) =>
  (await world.call('crm.individuals.list', { search }, as())).body.clients.map((one) => one.first_name);

describe('what the stream keeps', () => {
  it('is kept for the others where one fails, which is checked and put right', async () => {
    const { ind_code } = await addClient('Amira');
    const changes = await takeChanges();
    const refusing = refuseWrites((pk) => pk.includes('#SEARCH#CLIENTS#'));
    await deliver(changes);
    refusing.mockRestore();
    expect(await find('amira')).toEqual([]);
    expect((await checkOf())?.whole).toBe(true);
    // Who works on a client was noted all the same.
    expect((await listWrong()).filter((wrong) => !wrong.startsWith('client-search'))).toEqual([]);
    await checkWhole();
    expect(await find('amira')).toEqual(['Amira']);
    expect(await find(ind_code)).toEqual(['Amira']);
    expect(await listWrong()).toEqual([]);
  });

  it('is tried once more before anything is left to a check', async () => {
    await addClient('Benoît');
    const changes = await takeChanges();
    let failures = 1;
    const refusing = refuseWrites((pk) => pk.includes('#SEARCH#CLIENTS#') && failures-- > 0);
    await deliver(changes);
    refusing.mockRestore();
    expect([(await checkOf())?.whole, await find('benoît')]).toEqual([false, ['Benoît']]);
  });

  it('is checked for every company where changes come so late that others may be gone', async () => {
    await addClient('Chiara');
    await takeChanges();
    await addClient('Dario');
    const [last] = await takeChanges();
    if (!last) throw new Error('Nothing was written.');
    await deliver([writtenAgo(last, 22 * HOUR)]);
    expect(await isMissing()).toBe(false);
    await deliver([writtenAgo(last, 24 * HOUR)]);
    expect(await isMissing()).toBe(true);
    await checkWhole();
    expect([await find('chiara'), await find('dario')]).toEqual([['Chiara'], ['Dario']]);
  });

  it('is checked once where an earlier version worked it out otherwise', async () => {
    await addClient('Zoë');
    await takeChanges();
    const deploy = async () => {
      await world.job('after-deployment');
      await checkWhole();
      return find('zoë');
    };
    expect(await deploy()).toEqual([]);
    const check = await checkOf();
    const db = tenantDb(world.table, world.people.owner.company_id);
    if (check) await db.transact([db.change(ProjectionChecks, check, { ...check, derivation: DERIVATION - 1 })]);
    expect(await deploy()).toEqual(['Zoë']);
    expect((await checkOf())?.derivation).toBe(DERIVATION);
  });

  it('is checked by turns, one projection every night', async () => {
    await addClient('Emil');
    await takeChanges();
    await orderWholeCheck(tenantDb(world.table, world.people.owner.company_id), now());
    await checkWhole();
    const turns: (string | undefined)[] = [];
    for (let night = 0; night <= PROJECTIONS.length; night += 1) {
      turns.push((await checkOf())?.next);
      clock.waylineClockOffset = (night + 1) * 25 * HOUR;
      await world.job('long-work');
    }
    expect(turns).toEqual([undefined, ...PROJECTIONS.slice(1).map(({ name }) => name), undefined]);
    expect(await listWrong()).toEqual([]);
  });
});

/** People who work, each change by its call as the app sends it. */
const histories = (toss: () => number) => {
  const draw = <T>(from: readonly T[]): T | undefined => from[Math.floor(toss() * from.length)];
  const word = () => draw(['Amalfi', 'Amber', 'Rome', 'Oslo', 'O’Brien']) ?? '';
  const clients: string[] = [];
  const trips: string[] = [];
  const bookings: { id: string; trip_id: string }[] = [];
  const call = async (id: Parameters<World['send']>[0], input: Record<string, unknown>) =>
    (await world.send<Record<string, { id: string; version: number }>>(id, input, as())).body;
  const steps: (() => Promise<unknown>)[] = [
    async () => clients.push((await addClient(word(), word())).id),
    async () => {
      const id = draw(clients);
      if (!id) return;
      const { client } = await call('crm.individuals.get', { id });
      const tags = toss() < 0.5 ? [word()] : [];
      if (client) await call('crm.individuals.update', { id, version: client.version, last_name: word(), tags });
    },
    async () => call('crm.individuals.delete', { ids: [draw(clients) ?? ''] }),
    async () => call('crm.individuals.restore', { ids: [draw(clients) ?? ''] }),
    async () => {
      const { trip } = await call('trips.create', {
        trip_name: word(),
        start_date: '2031-05-01',
        end_date: '2031-05-09',
      });
      if (trip) trips.push(trip.id);
    },
    async () => call('trips.cancel', { id: draw(trips) ?? '' }),
    async () => call('trips.restore', { id: draw(trips) ?? '' }),
    async () => call('trips.delete', { ids: [draw(trips) ?? ''] }),
    async () => call('trips.deleted.restore', { id: draw(trips) ?? '' }),
    async () => {
      const trip_id = draw(trips);
      const dining = { booking_type: 'Dining', title: word(), general_booking: { start_date: '2031-05-02' } };
      const { booking } = trip_id ? await call('book.bookings.create', { trip_id, ...dining }) : {};
      if (booking && trip_id) bookings.push({ id: booking.id, trip_id });
    },
    async () => call('book.bookings.delete', { ...draw(bookings) }),
    async () => call('trips.bookings.deleted.restore', { ...draw(bookings) }),
    async () => {
      const { id, trip_id } = draw(bookings) ?? {};
      const { booking } = await call('book.bookings.get', { id, trip_id });
      if (booking) await call('book.bookings.update', { id, trip_id, version: booking.version, title: word() });
    },
    async () =>
      call('crm.institutions.create', { institution: word(), profile_category_id: 7, institution_tags: [word()] }),
  ];
  return { step: () => (draw(steps) ?? (async () => undefined))() };
};

describe('random histories', () => {
  it.each([
    { seed: 20261128, faults: false },
    { seed: 7, faults: false },
    { seed: 4711, faults: true },
  ])('end at what they are worked out from, in whatever order batches come (%o)', async ({ seed, faults }) => {
    const toss = tosses(seed);
    const { step } = histories(toss);
    await deliver(await takeChanges());
    let waiting: Change[][] = [];
    let lost = 0;
    for (let round = 0; round < 12; round += 1) {
      for (let i = 0; i < 10; i += 1) await step();
      let changes = [...(await takeChanges())];
      while (changes.length > 0) {
        const length = 1 + Math.floor(toss() * 12);
        waiting.push(changes.slice(0, length));
        changes = changes.slice(length);
      }
      waiting = waiting.sort(() => toss() - 0.5);
      for (const batch of waiting.splice(0, Math.floor(toss() * waiting.length))) {
        if (toss() < 0.2) waiting.push(batch);
        if (faults && toss() < 0.05) {
          lost += 1;
          continue;
        }
        const refusing = refuseWrites((pk) => faults && /#(SEARCH|MEMBER_OF)#/.test(pk) && toss() < 0.1);
        await deliver(batch);
        refusing.mockRestore();
      }
    }
    for (const batch of waiting) await deliver(batch);
    if (faults) {
      expect(lost).toBeGreaterThan(0);
      await noteMissedChanges(world.table, now());
      await checkWhole();
    }
    expect((await checkOf())?.whole).toBe(false);
    expect(await listWrong()).toEqual([]);
  });
});
