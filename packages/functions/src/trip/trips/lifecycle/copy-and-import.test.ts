import { readAnnouncement } from '@wayline/core/announcers';
import { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { createBooking, numberBookings } from '@wayline/core/areas/trip/bookings/booking-writes';
import { ROWS_AT_ONCE } from '@wayline/core/areas/trip/trips/lifecycle/limits';
import type { TripId } from '@wayline/core/base/ids';
import { Events } from '@wayline/core/store/outbox';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { transact } from '@wayline/core/store/transact';
import { clock } from '@wayline/local/clock';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseDeps } from '../../../kernel/deps';
import { newcomer } from '../../../sweeps/newcomer';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const asked = () => ({ as: world.people.owner });
const dinner = (trip_id: TripId, n: number) =>
  Booking.parse({
    id: baseDeps().newId('booking'),
    trip_id,
    booking_type: 'Dining',
    title: `Table ${n}`,
    general_booking: { start_date: '2031-05-02' },
    price_detail: { total_price: 4000, currency: 'EUR' },
    created_at: baseDeps().now(),
    updated_at: baseDeps().now(),
    version: 1,
  });
const listed = async (input: Record<string, unknown> = {}) =>
  (await world.call('trips.list', { per_page: 1000, ...input }, asked())).body;

describe('R-TRIP-188 copying a trip', () => {
  it('makes another one with everything that was chosen, on its new days', async () => {
    const { trip } = (
      await world.call(
        'trips.create',
        { trip_name: 'First', start_date: '2031-05-01', end_date: '2031-05-09' },
        asked(),
      )
    ).body;
    await world.call(
      'trips.travelers.create',
      { trip_id: trip.id, first_name: 'Mina', last_name: 'Okafor', client_type: 'lead_client' },
      asked(),
    );
    const company = world.people.owner.company_id;
    for (const half of [0, 45]) {
      const tables = Array.from({ length: 45 }, (_, i) => dinner(trip.id, half + i));
      const db = tenantDb(world.table, company);
      await transact(
        world.table,
        (await numberBookings(db, tables)).map((booking) => createBooking(db, trip, booking)),
      );
    }
    const guide = { trip_id: trip.id, event_title: 'Meet the guide', startDate: '2031-05-03', startTime: '09:30' };
    await world.call('trips.itinerary.daily-events.create', guide, asked());
    const { bookings } = (await world.call('trips.get', { id: trip.id }, asked())).body;
    const rows = bookings.slice(0, 3).map((booking) => ({ id: booking.id }));
    await world.call(
      'trips.packages.create',
      { id: trip.id, name: 'Half board', currency: 'EUR', markup_pct: '10', booking_mappers: rows },
      asked(),
    );
    const packagesOf = async (id: TripId) => (await world.call('trips.packages.list', { id }, asked())).body.packages;
    const [first] = await packagesOf(trip.id);
    expect(first?.total_price).toBe(13_200);
    const before = (await listed()).total;
    const copied = await world.call(
      'trips.copy',
      { id: trip.id, trip_name: 'Second', start_date: '2032-05-01' },
      { ...asked(), key: 'copied-only-once' },
    );
    expect(copied.status).toBe(200);
    const { id } = copied.body.trip;
    const whole = (await world.call('trips.get', { id }, asked())).body;
    expect(whole.trip).toMatchObject({ start_date: '2032-05-01', end_date: '2032-05-09', trip_reservations: 90 });
    expect(new Set(whole.bookings.map(({ title }) => title)).size).toBe(90);
    expect(whole.bookings[0]?.general_booking?.start_date).toBe('2032-05-02');
    expect(whole.travelers).toHaveLength(1);
    expect(whole.events).toMatchObject([
      { event_title: 'Meet the guide', startDate: '2032-05-03', startTime: '09:30' },
    ]);
    const [second] = await packagesOf(id);
    expect(second).toMatchObject({ trip_id: id, name: 'Half board', total_price: 13_200, saved_total_price: 13_200 });
    expect(second?.booking_mappers.map((row) => row.id)).toEqual(whole.bookings.slice(0, 3).map((b) => b.id));
    expect(second?.id).not.toBe(first?.id);
    const again = await world.call(
      'trips.copy',
      { id: trip.id, trip_name: 'Second', start_date: '2032-05-01' },
      { ...asked(), key: 'copied-only-once' },
    );
    expect(again.body).toEqual(copied.body);
    expect((await listed()).total).toBe(before + 1);
  });
});

it('R-TRIP-188 refuses a copy of which a part would leave the calendar, and names it', async () => {
  const dates = { start_date: '2031-05-01', end_date: '2031-05-02' };
  const { trip } = (await world.call('trips.create', { trip_name: 'Short', ...dates }, asked())).body;
  const party = { trip_id: trip.id, event_title: 'Farewell party', startDate: '2031-05-03' };
  await world.call('trips.itinerary.daily-events.create', party, asked());
  const copy = { id: trip.id, trip_name: 'Too late', start_date: '2199-12-30' };
  const refused = await world.call('trips.copy', copy, asked());
  expect([refused.status, refused.body.error?.issues]).toEqual([
    400,
    [{ path: 'start_date', message: 'Farewell party would fall outside the years 1900 to 2199.' }],
  ]);
  expect((await world.call('trips.copy', { ...copy, bookings: false }, asked())).status).toBe(200);
});

describe('R-TRIP-188 importing trips from CSV', () => {
  const start = async (rows: number) =>
    (
      await world.call(
        'trips.imports.start',
        { file_name: 'trips.csv', header_key: 'trip|start', mapping: { trip_name: 0, start_date: 1 }, rows },
        asked(),
      )
    ).body.trip_import;
  const row = (n: number, trip_name: string, rest: Record<string, string> = {}) => ({
    row: n,
    values: { trip_name, ...rest },
  });

  it('writes good rows, says why of bad ones, counts both, and writes a chunk once', async () => {
    const begun = await start(3);
    const before = (await listed()).total;
    const input = {
      id: begun.id,
      chunk: 0,
      rows: [
        row(2, 'Lisbon', { lead_traveler: 'Mina Okafor', start_date: '05/01/2031' }),
        row(3, 'Porto', { start_date: '31/05/2031' }),
        row(4, 'Faro'),
      ],
    };
    const { body } = await world.call('trips.imports.rows', input, asked());
    expect(body.outcomes).toMatchObject([
      { row: 2, trip_id: expect.any(String), code: expect.stringMatching(/^T-/) },
      { row: 3, issues: ['Start: 31/05/2031 isn’t a date. Use mm/dd/yyyy.'] },
      { row: 4, trip_id: expect.any(String) },
    ]);
    expect((await world.call('trips.imports.rows', input, asked())).body).toEqual(body);
    const after = await listed();
    expect(after.total).toBe(before + 2);
    expect(after.trips.find(({ trip_name }) => trip_name === 'Lisbon')).toMatchObject({
      lead_traveler: 'Mina Okafor',
      trip_pax: 1,
    });
    const { imports } = (await world.call('trips.imports.list', {}, asked())).body;
    expect(imports[0]).toMatchObject({ id: begun.id, created: 2, failed: 1, mapping: { trip_name: 0, start_date: 1 } });
  });

  it('tells of every trip that it made, and open pages once, with the last rows', async () => {
    const db = tenantDb(world.table, world.people.owner.company_id);
    const begun = await start(3);
    const made: (string | undefined)[] = [];
    for (const [chunk, rows] of [[row(2, 'Lagos'), row(3, 'Tavira')], [row(4, 'Silves')]].entries()) {
      const { body } = await world.call('trips.imports.rows', { id: begun.id, chunk, rows }, asked());
      made.push(...body.outcomes.map(({ trip_id }) => trip_id));
    }
    const { rows } = await db.readPartition(['EVENTS'], { rows: Events });
    const facts = rows.filter(({ payload }) => payload.import_id === begun.id);
    expect(facts.map(({ name }) => name)).toEqual(['trip.imported', 'trip.imported']);
    expect(facts.flatMap(({ payload }) => (payload.trips as { id: string }[]).map(({ id }) => id))).toEqual(made);
    const heard = facts.map(readAnnouncement).filter(({ channels }) => channels.length > 0);
    expect(heard.map(({ title }) => title)).toEqual(['Olivia Vale imported trips from trips.csv']);
  });

  it('R-TRIP-153 refuses the row of a cancelled trip to those who may not cancel, and takes the rest', async () => {
    const editor = await newcomer(world, ['Advisor'], ['View Trips', 'Edit Trips']);
    const rows = [row(2, 'Gone', { trip_status: 'cancelled' }), row(3, 'On')];
    const sent = async (as: typeof editor) =>
      (await world.call('trips.imports.rows', { id: (await start(2)).id, chunk: 0, rows }, { as })).body.outcomes;
    expect(await sent(editor)).toEqual([
      {
        row: 2,
        issues: [
          'Status: You do not have permission to cancel trips! Please contact your master admin for permission.',
        ],
      },
      { row: 3, trip_id: expect.any(String), code: expect.any(String) },
    ]);
    const [gone] = await sent(world.people.owner);
    const { trip } = (await world.call('trips.get', { id: gone?.trip_id as TripId }, asked())).body;
    expect(trip.trip_status).toBe('CANCELLED');
  });

  it('is undone by import; a trip that somebody has worked on since is kept', async () => {
    const begun = await start(2);
    const { outcomes } = (
      await world.call(
        'trips.imports.rows',
        { id: begun.id, chunk: 0, rows: [row(2, 'Worked on'), row(3, 'Untouched')] },
        asked(),
      )
    ).body;
    const [worked, untouched] = outcomes.map(({ trip_id }) => trip_id);
    if (!worked || !untouched) throw new Error('Nothing was imported.');
    clock.advance(1_000);
    await world.call('trips.update', { id: worked, version: 1, note: 'Called them' }, asked());
    const undone = await world.call('trips.imports.undo', { id: begun.id, chunk: 0 }, asked());
    expect(undone.body.outcomes).toEqual([
      { id: worked, done: true, changed: false },
      { id: untouched, done: true, changed: true },
    ]);
    expect((await world.call('trips.get', { id: worked }, asked())).status).toBe(200);
    expect((await world.call('trips.get', { id: untouched }, asked())).status).toBe(404);
    const again = await world.call('trips.imports.undo', { id: begun.id, chunk: 0 }, asked());
    expect(again.body.outcomes).toEqual([]);
    const { imports } = (await world.call('trips.imports.list', {}, asked())).body;
    expect(imports.find(({ id }) => id === begun.id)).toMatchObject({ created: 2, undone: 1 });
  });

  it('takes as many rows as go at once, with people and days in one transaction', async () => {
    const begun = await start(ROWS_AT_ONCE);
    const rows = Array.from({ length: ROWS_AT_ONCE }, (_, i) =>
      row(i + 2, `Trip ${i}`, { lead_traveler: 'Mina Okafor', start_date: '05/01/2091' }),
    );
    const { body } = await world.call('trips.imports.rows', { id: begun.id, chunk: 0, rows }, asked());
    expect(new Set(body.outcomes.map(({ code }) => code)).size).toBe(ROWS_AT_ONCE);
  });

  it("tells nothing of another company's import", async () => {
    const begun = await start(1);
    const as = { as: world.people.stranger };
    const rows = [row(2, 'Not mine')];
    expect((await world.call('trips.imports.rows', { id: begun.id, chunk: 0, rows }, as)).status).toBe(404);
    expect((await world.call('trips.imports.undo', { id: begun.id, chunk: 0 }, as)).status).toBe(404);
    expect((await world.call('trips.imports.list', {}, as)).body.imports).toEqual([]);
  });
});
