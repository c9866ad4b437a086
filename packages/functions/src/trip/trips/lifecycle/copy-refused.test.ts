import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { createBooking, numberBookings } from '@wayline/core/areas/trip/bookings/booking-writes';
import type { TripId } from '@wayline/core/base/ids';
import { companyItems } from '@wayline/core/store/company-items';
import { readListTotal } from '@wayline/core/store/list-counter';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { transact } from '@wayline/core/store/transact';
import { movable as clock } from '@wayline/local/clock';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { baseDeps } from '../../../kernel/deps';
import { throughTable } from '../../../kernel/intercept-table';

const BOOKINGS = 90;
const MINUTE = 60_000;

let world: World;
let id: TripId;
beforeAll(async () => {
  world = await startWorld();
  const { owner } = world.people;
  id = (await world.call('trips.create', { trip_name: 'Amalfi' }, { as: owner })).body.trip.id;
  const { newId, now } = baseDeps();
  const written = { source: 'manual', created_at: now(), updated_at: now(), version: 1 };
  const bookings = Array.from({ length: BOOKINGS }, (_, i) =>
    Booking.parse({ ...written, id: newId('booking'), trip_id: id, booking_type: 'Other', title: `B${i}` }),
  );
  const db = tenantDb(world.table, owner.company_id);
  await transact(
    world.table,
    (await numberBookings(db, bookings)).map((booking) => createBooking(db, { id }, booking)),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  clock.waylineClockOffset = 0;
});
afterAll(() => world.stop());

const copy = (key?: string) =>
  world.call('trips.copy', { id, trip_name: 'Amalfi again' }, { as: world.people.owner, ...(key && { key }) });
const refusal = () =>
  new TransactionCanceledException({
    message: 'Refused.',
    $metadata: {},
    CancellationReasons: [{ Code: 'ConditionalCheckFailed' }],
  });
/** The step that writes `what` fails. */
const failing = (what: string, error: Error) =>
  throughTable((input, send) =>
    input.includes('"TransactItems"') && input.includes(what) ? Promise.reject(error) : send(),
  );
/** How many trips and bookings there are, how many bookings are counted, and whether anything waits to be cleared up. */
const standing = async () => {
  const { items } = await companyItems(tenantDb(world.table, world.people.owner.company_id), undefined, {});
  const of = (type: string) => items.filter((item) => item.type === type).length;
  const counted = await readListTotal(tenantDb(world.table, world.people.owner.company_id), 'BOOKINGS', true);
  return { trips: of('trip'), bookings: of('booking'), counted, unfinished: of('unfinished_copy') };
};

it('R-TRIP-188 a copy of which an early part is refused is refused, and is no trip', async () => {
  const before = await standing();
  failing('"B0"', refusal());
  const answer = await copy();
  expect([answer.status, answer.body.error?.code]).toEqual([409, 'record.exists']);
  vi.restoreAllMocks();
  expect(await standing()).toEqual(before);
});

it('R-TRIP-188 a copy that is refused late leaves no booking, and none counted', async () => {
  const before = await standing();
  failing('trip.copied', refusal());
  expect((await copy()).status).toBe(409);
  vi.restoreAllMocks();
  expect(await standing()).toEqual(before);
});

it('R-TRIP-188 a copy that breaks off is cleared up by itself, and one that is a trip stays', async () => {
  const before = await standing();
  failing('trip.copied', new Error('The line is dead.'));
  expect((await copy()).status).toBe(500);
  vi.restoreAllMocks();
  expect((await standing()).unfinished).toBe(1);
  expect((await copy()).body.trip.trip_reservations).toBe(BOOKINGS);
  clock.waylineClockOffset = 6 * MINUTE;
  await world.job('due-work');
  const { trips, bookings, counted } = before;
  expect(await standing()).toEqual({
    trips: trips + 1,
    bookings: bookings + BOOKINGS,
    counted: Number(counted) + BOOKINGS,
    unfinished: 0,
  });
});

it('R-TRIP-188 a copy that is asked for again under its key is the first one, and leaves nothing beside it', async () => {
  const first = await copy('the-same-copy');
  const before = await standing();
  expect((await copy('the-same-copy')).body.trip.id).toBe(first.body.trip.id);
  expect(await standing()).toEqual(before);
});
