import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { ListCounters, readListTotal } from '@wayline/core/store/list-counter';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { transact } from '@wayline/core/store/transact';
import { startWorld, type World } from '@wayline/local/testing/world';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { throughTable } from './intercept-table';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => world.stop());

const asked = () => ({ as: world.people.owner });
const older = (name: string) =>
  transact(world.table, [tenantDb(world.table, world.people.owner.company_id).remove(ListCounters, { name })]);
const newTrip = async () => (await world.call('trips.create', { trip_name: 'Amalfi' }, asked())).body.trip;
const book = (trip_id: Awaited<ReturnType<typeof newTrip>>['id']) =>
  world.call('book.bookings.create', { trip_id, booking_type: 'Other', title: 'Lunch' }, asked());
const booked = async () => (await world.call('book.company-bookings.list', {}, asked())).body.total;

type Step = Partial<Record<'Put' | 'Update' | 'Delete' | 'ConditionCheck', { Key?: object; Item?: object }>>;
const placeOf = (step: Step): string => {
  const one = step.Put ?? step.Update ?? step.Delete ?? step.ConditionCheck;
  const { pk, sk } = (one?.Key ?? one?.Item ?? {}) as { pk?: string; sk?: string };
  return `${pk} ${sk}`;
};
const conflictAt = (steps: readonly string[], isHeld: (place: string) => boolean) =>
  new TransactionCanceledException({
    message: 'Transaction cancelled [TransactionConflict]',
    $metadata: { httpStatusCode: 400 },
    CancellationReasons: steps.map((place) => ({ Code: isHeld(place) ? 'TransactionConflict' : 'None' })),
  });
/** As long as anything takes that is asked of the table. */
const roundTrip = () => world.table.db.send(new GetCommand({ TableName: world.table.name, Key: { pk: '-', sk: '-' } }));
/** Transactions that are under way at once and meet at an item are refused as DynamoDB refuses them; the engine here runs one after the other. */
const meetEachOther = () => {
  const held = new Set<string>();
  const met: string[] = [];
  throughTable(async (input, send) => {
    const steps = ((JSON.parse(input) as { TransactItems?: Step[] }).TransactItems ?? []).map(placeOf);
    const lost = steps.filter((place) => held.has(place));
    if (lost.length > 0) {
      met.push(...lost);
      await roundTrip();
      throw conflictAt(steps, (place) => lost.includes(place));
    }
    for (const place of steps) held.add(place);
    try {
      return await send();
    } finally {
      for (const place of steps) held.delete(place);
    }
  });
  return met;
};

describe('the total of a list', () => {
  const WRITERS = 16;

  it('is right while sixteen people write at once, none of whom is refused', async () => {
    const trips = await Promise.all(Array.from({ length: WRITERS }, newTrip));
    const before = await booked();
    const met = meetEachOther();
    const answers = await Promise.all(
      trips.flatMap(({ id }) => [
        book(id).then(() => book(id)),
        world.call('trips.create', { trip_name: 'B' }, asked()),
      ]),
    );
    vi.restoreAllMocks();
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await booked()).toBe(before + 2 * WRITERS);
    const { body } = await world.call('trips.list', {}, asked());
    expect(body.total).toBe(body.trips.length);
    // Of what was sent at once, most met nobody: with one counter for all, each round would let one of them through.
    expect(met.length).toBeLessThan(2 * 3 * WRITERS);
  });

  it('is kept in another share while a transaction has hold of the first', async () => {
    const { id } = await newTrip();
    const before = await booked();
    let held: string | undefined;
    throughTable(async (input, send) => {
      const steps = ((JSON.parse(input) as { TransactItems?: Step[] }).TransactItems ?? []).map(placeOf);
      held ??= steps.find((place) => place.includes(' BOOKINGS#'));
      if (held && steps.includes(held)) throw conflictAt(steps, (place) => place === held);
      return await send();
    });
    expect((await book(id)).status).toBe(200);
    vi.restoreAllMocks();
    expect([await booked(), held]).toEqual([before + 1, expect.any(String)]);
  });

  it('is what came less what went, in whatever order and however many at once', async () => {
    const { company_id } = world.people.stranger;
    const as = { as: world.people.stranger };
    const db = tenantDb(world.table, company_id);
    const { trip } = (await world.call('trips.create', { trip_name: 'Anywhere' }, as)).body;
    const there: string[] = [];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: -3, max: 4 }), { minLength: 1, maxLength: 5 }), async (rounds) => {
        for (const round of rounds) {
          const gone = round < 0 ? there.splice(0, -round) : [];
          const draft = { trip_id: trip.id, booking_type: 'Other', title: 'Lunch' } as const;
          const came = await Promise.all(
            Array.from({ length: Math.max(0, round) }, () => world.call('book.bookings.create', draft, as)),
          );
          there.push(...came.map(({ body }) => body.booking.id));
          await Promise.all(gone.map((id) => world.send('book.bookings.delete', { trip_id: trip.id, id }, as)));
          expect(await readListTotal(db, 'BOOKINGS')).toBe(there.length);
        }
      }),
      { numRuns: 4 },
    );
  });
});

describe('a company that was opened before a list was there', () => {
  it('books, several at once too, and every row that stands in the list is counted once', async () => {
    const { id } = await newTrip();
    await book(id);
    const before = await booked();
    await older('BOOKINGS');
    const answers = await Promise.all([book(id), book(id), book(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await booked()).toBe(before + 3);
  });
  it('deletes from it, and from two such lists at once', async () => {
    const { id } = await newTrip();
    const { booking } = (await book(id)).body;
    await book(id);
    const before = [await booked(), (await world.call('trips.list', {}, asked())).body.total ?? 0];
    expect((await world.call('book.bookings.delete', { trip_id: id, id: booking.id }, asked())).status).toBe(200);
    expect((await world.call('trips.delete', { ids: [id] }, asked())).status).toBe(200);
    const after = [await booked(), (await world.call('trips.list', {}, asked())).body.total];
    expect(after).toEqual([(before[0] ?? 0) - 2, (before[1] ?? 0) - 1]);
  });
  it('is refused what is missing all the same', async () => {
    const { id } = await newTrip();
    await world.call('trips.delete', { ids: [id] }, asked());
    expect((await book(id)).body.error?.code).toBe('record.missing');
  });
});
