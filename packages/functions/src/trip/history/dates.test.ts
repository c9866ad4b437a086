import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { Bookings } from '@wayline/core/areas/trip/bookings/booking.records';
import type { DateMode } from '@wayline/core/areas/trip/trips/dates/date-move';
import { DateMoves } from '@wayline/core/areas/trip/trips/dates/date-move.records';
import { planDates } from '@wayline/core/areas/trip/trips/dates/plan-dates';
import { beginMove } from '@wayline/core/areas/trip/trips/dates/run-move';
import { findScheduledSpan } from '@wayline/core/areas/trip/trips/dates/unscheduled';
import { readTrip } from '@wayline/core/areas/trip/trips/whole-trip';
import { addDays } from '@wayline/core/base/days';
import type { TripId } from '@wayline/core/base/ids';
import type { InputOf } from '@wayline/core/contract/contract';
import type { CONTRACTS } from '@wayline/core/contracts';
import { toItemKey } from '@wayline/core/store/record';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { transact } from '@wayline/core/store/transact';
import { movable as clock } from '@wayline/local/clock';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const MINUTE = 60_000;
let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(async () => {
  clock.waylineClockOffset = 0;
  await world.stop();
});

const asked = () => ({ as: world.people.advisor });
type Draft = Omit<InputOf<(typeof CONTRACTS)['book.bookings.create']>, 'trip_id'>;
const dinner: Draft = {
  booking_type: 'Dining',
  title: 'Dinner',
  general_booking: { start_date: '2031-05-03', start_time: '20:00' },
  price_detail: { total_price: 12_000, currency: 'EUR' },
  confirmation_id: 'D-1',
};
const hotel: Draft = {
  booking_type: 'Accommodation',
  title: 'Hotel Luna',
  accommodation: { checkin_date: '2031-05-01', checkout_date: '2031-05-09' },
};
const newTrip = async () =>
  (await world.call('trips.create', { trip_name: 'Amalfi', start_date: '2031-05-01', end_date: '2031-05-09' }, asked()))
    .body.trip;
const add = async (trip_id: TripId, draft: Draft) =>
  (await world.call('book.bookings.create', { trip_id, ...draft }, asked())).body.booking;
const look = async (id: TripId) => (await world.call('trips.get', { id }, asked())).body;
const move = (trip_id: TripId, start_date: string, mode: DateMode, seen?: Pick<Booking, 'id' | 'version'>[]) =>
  world.call(
    'trips.dates.move',
    {
      trip_id,
      start_date,
      end_date: addDays(start_date, 8),
      mode,
      ...(seen && { seen: seen.map(({ id, version }) => ({ id, version })) }),
    },
    asked(),
  );
const firsts = (bookings: readonly Booking[]) => bookings.map((b) => findScheduledSpan(b)?.first);
/** A trip as a person sees it: what is counted of its saves plays no part. */
const essence = ({ trip, bookings, reminders }: Awaited<ReturnType<typeof look>>) => ({
  days: [trip.start_date, trip.end_date],
  bookings: bookings.map(({ version: _v, updated_at: _u, ...rest }) => rest),
  reminders: reminders.map(({ version: _v, ...rest }) => rest),
});

describe('moving the days of a trip', () => {
  it('R-TRIP-178 R-TRIP-207 moves bookings and reminders in one go, keeps all else, and is taken back by its entry', async () => {
    const trip = await newTrip();
    const eat = await add(trip.id, dinner);
    await add(trip.id, hotel);
    await world.call(
      'messaging.reminders',
      { trip_id: trip.id, booking_id: eat.id, timing: 'day before', to: ['a@wayline.test'] },
      asked(),
    );
    const before = await look(trip.id);
    const moved = await move(trip.id, '2031-05-03', 'move_all', before.bookings);
    expect(moved.body).toMatchObject({ status: 'success', message: 'Trip date updated successfully' });
    const after = await look(trip.id);
    expect([after.trip.start_date, after.trip.end_date, ...firsts(after.bookings)]).toEqual([
      '2031-05-03',
      '2031-05-11',
      '2031-05-05',
      '2031-05-03',
    ]);
    expect(after.bookings[0]).toMatchObject({ price_detail: before.bookings[0]?.price_detail, confirmation_id: 'D-1' });
    expect(after.reminders[0]?.due_at).not.toBe(before.reminders[0]?.due_at);
    const undone = await world.call('trips.history.undo', { trip_id: trip.id, entry: moved.body.entry }, asked());
    expect(undone.status).toBe(200);
    expect(essence(await look(trip.id))).toEqual(essence(before));
  });

  it('R-TRIP-178 moves daily events along, says so in the history, and brings them back', async () => {
    const trip = await newTrip();
    await add(trip.id, dinner);
    const at = { trip_id: trip.id, event_title: 'Meet the guide', startDate: '2031-05-02', startTime: '09:30' };
    await world.call('trips.itinerary.daily-events.create', at, asked());
    const events = async () => (await look(trip.id)).events?.map(({ startDate, startTime }) => [startDate, startTime]);
    const moved = await move(trip.id, '2031-05-03', 'move_all');
    expect(await events()).toEqual([['2031-05-04', '09:30']]);
    const history = await world.call('trips.history.list', { trip_id: trip.id }, asked());
    expect(history.body.entries[0]?.sentence).toContain('moved the trip 2 days later, with 1 booking and 1 event');
    const undone = await world.call('trips.history.undo', { trip_id: trip.id, entry: moved.body.entry }, asked());
    expect(undone.status).toBe(200);
    expect(await events()).toEqual([['2031-05-02', '09:30']]);
    await move(trip.id, '2031-05-06', 'tray_outside');
    expect(await events()).toEqual([['2031-05-02', '09:30']]);
  });

  it('is refused when an event is not what was shown, and not taken back once one stands elsewhere', async () => {
    const trip = await newTrip();
    const at = { trip_id: trip.id, event_title: 'Meet the guide', startDate: '2031-05-02' };
    const { event } = (await world.call('trips.itinerary.daily-events.create', at, asked())).body;
    const dates = { trip_id: trip.id, start_date: '2031-05-03', end_date: '2031-05-11', mode: 'move_all' as const };
    const unseen = await world.call('trips.dates.move', { ...dates, seen: [], seen_events: [] }, asked());
    expect([unseen.status, unseen.body.error?.code]).toEqual([409, 'trip.bookings_changed']);
    const seen_events = [{ id: event.id, version: 1 }];
    const { entry } = (await world.call('trips.dates.move', { ...dates, seen_events }, asked())).body;
    const elsewhere = { trip_id: trip.id, event_id: event.id, version: 2, startDate: '2031-05-07' };
    await world.call('trips.itinerary.daily-events.update', elsewhere, asked());
    const refused = await world.call('trips.history.undo', { trip_id: trip.id, entry }, asked());
    expect(refused.body.error?.message).toContain('Meet the guide');
    await world.call('trips.itinerary.daily-events.delete', { trip_id: trip.id, event_id: event.id }, asked());
    expect((await world.call('trips.history.undo', { trip_id: trip.id, entry }, asked())).status).toBe(200);
  });

  it('lets what lies outside wait without a day, and puts it back on one', async () => {
    const trip = await newTrip();
    const [eat, sleep] = [await add(trip.id, dinner), await add(trip.id, hotel)];
    await move(trip.id, '2031-05-02', 'tray_outside');
    const after = await look(trip.id);
    expect(after.bookings.map((b) => [b.id, b.unscheduled_from])).toEqual([
      [eat.id, undefined],
      [sleep.id, '2031-05-01'],
    ]);
    const put = { trip_id: trip.id, id: sleep.id, day: '2031-05-02' };
    const placed = (await world.call('trips.bookings.place', put, asked())).body;
    expect(placed.booking).toMatchObject({
      accommodation: { checkin_date: '2031-05-02', checkout_date: '2031-05-10' },
    });
    expect(placed.booking.unscheduled_from).toBeUndefined();
    await world.call('trips.history.undo', { trip_id: trip.id, entry: placed.entry }, asked());
    expect((await look(trip.id)).bookings[1]).toMatchObject({ ...hotel, unscheduled_from: '2031-05-01' });
  });

  it('a booking that waits is back among the days when it is given another one', async () => {
    const trip = await newTrip();
    const eat = await add(trip.id, dinner);
    await move(trip.id, '2031-06-01', 'tray_outside');
    const at = { trip_id: trip.id, id: eat.id };
    const renamed = await world.call('book.bookings.update', { ...at, version: 2, title: 'Supper' }, asked());
    expect(renamed.body.booking.unscheduled_from).toBe('2031-05-03');
    const dated = { ...at, version: 3, general_booking: { start_date: '2031-06-02' } };
    expect((await world.call('book.bookings.update', dated, asked())).body.booking.unscheduled_from).toBeUndefined();
  });

  it('is refused, with what changed, when a booking is not what was shown', async () => {
    const trip = await newTrip();
    const eat = await add(trip.id, dinner);
    const seen = (await look(trip.id)).bookings;
    await world.call('book.bookings.update', { trip_id: trip.id, id: eat.id, version: 1, title: 'Supper' }, asked());
    const refused = await move(trip.id, '2031-05-03', 'move_all', seen);
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'trip.bookings_changed']);
    expect(refused.body.error?.message).toContain('Supper');
    expect((await look(trip.id)).trip.start_date).toBe('2031-05-01');
    expect((await move(trip.id, '2031-05-03', 'move_all', [])).body.error?.code).toBe('trip.bookings_changed');
  });

  it('is not taken back once a booking stands elsewhere, and says which', async () => {
    const trip = await newTrip();
    const eat = await add(trip.id, dinner);
    const { entry } = (await move(trip.id, '2031-05-03', 'move_all')).body;
    const elsewhere = { general_booking: { start_date: '2031-05-09' } };
    await world.call('book.bookings.update', { trip_id: trip.id, id: eat.id, version: 2, ...elsewhere }, asked());
    const refused = await world.call('trips.history.undo', { trip_id: trip.id, entry }, asked());
    expect(refused.body.error?.code).toBe('history.changed_since');
    expect(refused.body.error?.message).toContain('Dinner');
  });

  it('refuses an end before the start, and days that nobody can travel on', async () => {
    const trip = await newTrip();
    await add(trip.id, dinner);
    const reversed = { trip_id: trip.id, start_date: '2031-05-03', end_date: '2031-05-01', mode: 'move_all' as const };
    expect((await world.call('trips.dates.move', reversed, asked())).body.error?.code).toBe('trip.dates_reversed');
    const last = { ...reversed, start_date: '2199-12-31', end_date: '2199-12-31' };
    const refused = await world.call('trips.dates.move', last, asked());
    expect([refused.status, refused.body.error?.issues]).toEqual([
      400,
      [expect.objectContaining({ path: 'start_date' })],
    ]);
  });
});

describe('a trip with more bookings than one transaction takes', () => {
  const MANY = 180;
  const filled = async () => {
    const trip = await newTrip();
    const one = await add(trip.id, dinner);
    const { table } = world;
    const db = tenantDb(table, world.people.advisor.company_id);
    const id = (n: number) => `${one.id.slice(0, -3)}${String(n).padStart(3, '0')}` as Booking['id'];
    const copies = Array.from({ length: MANY - 1 }, (_, n) => db.insert(Bookings, { ...one, id: id(n) }));
    for (let i = 0; i < copies.length; i += 90) await transact(table, copies.slice(i, i + 90));
    return trip.id;
  };
  const runningMove = async (trip_id: TripId) => {
    const Key = toItemKey(world.people.advisor.company_id, DateMoves, { trip_id });
    return (await world.table.db.send(new GetCommand({ TableName: world.table.name, Key, ConsistentRead: true }))).Item;
  };

  it('moves whole, in several, and is taken back whole', async () => {
    const trip_id = await filled();
    const moved = await move(trip_id, '2031-05-11', 'move_all');
    expect(new Set(firsts((await look(trip_id)).bookings))).toEqual(new Set(['2031-05-13']));
    expect(await runningMove(trip_id)).toBeUndefined();
    await world.call('trips.history.undo', { trip_id, entry: moved.body.entry }, asked());
    expect(new Set(firsts((await look(trip_id)).bookings))).toEqual(new Set(['2031-05-03']));
  });

  /** A move whose process died after its first transaction. */
  const brokenOff = async (trip_id: TripId) => {
    const { table } = world;
    const company = world.people.advisor.company_id;
    const whole = await readTrip(tenantDb(table, company), trip_id);
    if (!whole) throw new Error('There is no such trip.');
    const now = new Date().toISOString();
    const { move: planned } = planDates(whole, { start_date: '2031-05-11', end_date: '2031-05-19' }, 'move_all', now);
    await transact(table, beginMove(tenantDb(table, company), planned, whole, now).writes);
    const days = firsts((await look(trip_id)).bookings);
    expect(new Set(days)).toEqual(new Set(['2031-05-03', '2031-05-13']));
  };

  it('is finished by the due work when the move broke off, each booking once, also when two runs meet', async () => {
    const trip_id = await filled();
    const event = { trip_id, event_title: 'Meet the guide', startDate: '2031-05-02' };
    await world.call('trips.itinerary.daily-events.create', event, asked());
    await brokenOff(trip_id);
    const some = (await look(trip_id)).bookings.find((b) => findScheduledSpan(b)?.first === '2031-05-03') as Booking;
    const at = { trip_id, id: some.id, version: some.version };
    await world.call('book.bookings.update', { ...at, title: 'Saved in between' }, asked());
    clock.waylineClockOffset = 3 * MINUTE;
    await Promise.all([world.job('due-work'), world.job('due-work')]);
    clock.waylineClockOffset = 0;
    const { bookings, events } = await look(trip_id);
    expect(new Set(firsts(bookings))).toEqual(new Set(['2031-05-13']));
    expect(events?.map(({ startDate }) => startDate)).toEqual(['2031-05-12']);
    expect(bookings.find(({ id }) => id === some.id)?.title).toBe('Saved in between');
    expect(await runningMove(trip_id)).toBeUndefined();
  });

  it('is finished before the dates are moved again', async () => {
    const trip_id = await filled();
    await brokenOff(trip_id);
    await move(trip_id, '2031-05-01', 'move_all');
    expect(new Set(firsts((await look(trip_id)).bookings))).toEqual(new Set(['2031-05-03']));
  });

  it('waits while the trip is deleted, and moves on once it is brought back', async () => {
    const trip_id = await filled();
    await brokenOff(trip_id);
    await world.call('trips.delete', { ids: [trip_id] }, asked());
    clock.waylineClockOffset = 3 * MINUTE;
    await world.job('due-work');
    clock.waylineClockOffset = 0;
    expect(await runningMove(trip_id)).toBeDefined();
    await world.call('trips.deleted.restore', { id: trip_id }, asked());
    await move(trip_id, '2031-05-11', 'days_only');
    const company = world.people.advisor.company_id;
    expect(await tenantDb(world.table, company).get(DateMoves, { trip_id }, true)).toBeUndefined();
    expect(new Set(firsts((await look(trip_id)).bookings))).toEqual(new Set(['2031-05-13']));
  });
});
