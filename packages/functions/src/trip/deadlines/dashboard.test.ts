import type { Permission } from '@wayline/core/access/permissions';
import type { RESERVATION_STATUSES } from '@wayline/core/base/booking-types';
import { addDays } from '@wayline/core/base/days';
import type { TripId } from '@wayline/core/base/ids';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newcomer } from '../../sweeps/newcomer';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const asked = () => ({ as: world.people.advisor });
const today = () => new Date().toISOString().slice(0, 10);
const leaving = async (trip_name: string, inDays: number) => {
  const start_date = addDays(today(), inDays);
  const made = await world.call('trips.create', { trip_name, start_date, end_date: addDays(start_date, 5) }, asked());
  return made.body.trip;
};
const PRICED = { price_detail: { total_price: 25_000, currency: 'USD' } };
const book = (
  trip_id: TripId,
  start_date: string,
  reservation_status: (typeof RESERVATION_STATUSES)[number],
  paid = false,
  more: object = PRICED,
) =>
  world.call(
    'book.bookings.create',
    {
      ...{ trip_id, booking_type: 'Dining', title: 'Luna', general_booking: { start_date } },
      ...{ reservation_status, payment_status: paid ? 'paid' : 'unpaid' },
      ...more,
    },
    asked(),
  );
const dashboard = async () => (await world.call('misc.dashboard.get', {}, asked())).body;
const departing = async (which: 'soon' | 'unpaid', more: object = {}) =>
  (await world.call('trips.list', { departing: which, ...more }, asked())).body;
const names = async (which: 'soon' | 'unpaid') => (await departing(which)).trips.map((trip) => trip.trip_name);

it('R-SHELL-063 counts as unpaid only departures with agreed bookings that have a price, are due and not paid, and lists exactly those', async () => {
  const before = (await dashboard()).counts;
  const [request, owed, paid, cancelled, unpriced, later] = [
    await leaving('Request', 3),
    await leaving('Owed', 4),
    await leaving('Paid', 5),
    await leaving('Off', 6),
    await leaving('Unpriced', 7),
    await leaving('Later', 50),
  ];
  await book(request.id, addDays(today(), 3), 'Suggested');
  await book(owed.id, addDays(today(), 6), 'Booked');
  await book(owed.id, addDays(today(), 7), 'Client Approved (Confirmed)');
  await book(paid.id, addDays(today(), 5), 'Booked', true);
  await book(cancelled.id, addDays(today(), 6), 'Cancelled');
  await book(unpriced.id, addDays(today(), 7), 'Booked', false, {});
  await book(later.id, addDays(today(), 51), 'Booked', false, { ...PRICED, payment_due_date: addDays(today(), 40) });
  await leaving('Far', 60);
  const { counts, upcoming } = await dashboard();
  expect(counts).toEqual({
    trips: before.trips + 7,
    departing_soon: before.departing_soon + 5,
    unpaid: (before.unpaid ?? 0) + 1,
  });
  expect(await names('unpaid')).toEqual(['Owed']);
  expect(await names('soon')).toEqual(expect.arrayContaining(['Request', 'Owed', 'Paid', 'Off']));
  expect(await names('soon')).not.toContain('Far');
  for (const [which, count] of [
    ['soon', counts.departing_soon],
    ['unpaid', counts.unpaid],
  ] as const) {
    const { trips, total, filtered, cursor } = await departing(which);
    expect([trips.length, total, filtered, cursor]).toEqual([count, count, count, undefined]);
  }
  expect(upcoming.map(({ trip_name }) => trip_name)).toEqual(expect.arrayContaining(['Request', 'Owed', 'Far']));
  expect((await departing('soon', { search: 'owed' })).trips.map((trip) => trip.trip_name)).toEqual(['Owed']);
});

it('R-SHELL-063 counts and shows nothing that its reader may not see', async () => {
  await book((await leaving('Hidden', 2)).id, addDays(today(), 2), 'Booked');
  const withoutTrips = await newcomer(world, ['Advisor'], ['Dashboard']);
  const { body } = await world.call('misc.dashboard.get', {}, { as: withoutTrips });
  expect(body).toEqual({ upcoming: [], recent: [], counts: { trips: 0, departing_soon: 0 } });
  const seenWith = async (...held: Permission[]) => {
    const as = await newcomer(world, ['Advisor'], ['Dashboard', 'View Trips', ...held]);
    const { counts } = (await world.call('misc.dashboard.get', {}, { as })).body;
    return [counts.departing_soon > 0, counts.unpaid];
  };
  expect(await seenWith('View Reservations')).toEqual([true, undefined]);
  expect(await seenWith('Dashboard Sales')).toEqual([true, 0]);
});

const begun = async (as = world.people.stranger) => (await world.call('misc.first-steps.get', {}, { as })).body;
it('ticks each first step off by what there is, and counts an example trip nowhere', async () => {
  const as = world.people.stranger;
  const before = await begun();
  expect(before.example).toBeUndefined();
  const start_date = addDays(today(), 5);
  const made = await world.call(
    'trips.create',
    { trip_name: 'Example', start_date, end_date: start_date, is_example: true },
    { as },
  );
  const { trip } = made.body;
  const draft = { booking_type: 'Dining', title: 'Luna', general_booking: { start_date } } as const;
  await world.call('book.bookings.create', { ...draft, trip_id: trip.id, reservation_status: 'Booked' }, { as });
  expect(await begun()).toEqual({ done: before.done, example: trip.id });
  const shown = (await world.call('misc.dashboard.get', {}, { as })).body;
  expect([shown.counts.unpaid, shown.upcoming.filter(({ trip_id }) => trip_id === trip.id)]).toEqual([0, []]);
  const dates = { trip_id: trip.id, start_date: addDays(start_date, 1), end_date: addDays(start_date, 2) };
  await world.call('trips.start-date.set', dates, { as });
  const moved = (await world.call('misc.dashboard.get', {}, { as })).body;
  expect(moved.upcoming.filter(({ trip_id }) => trip_id === trip.id)).toEqual([]);
  expect(moved.counts).toEqual(shown.counts);

  const own = (await world.call('trips.create', { trip_name: 'Mine' }, { as })).body.trip;
  await world.call('book.bookings.create', { ...draft, trip_id: own.id }, { as });
  expect((await begun()).done).toEqual({ ...before.done, trip: true });
  expect((await world.call('misc.dashboard.get', {}, { as })).body.counts.trips).toBe(shown.counts.trips + 1);
  await world.call('trips.delete', { ids: [trip.id] }, { as });
  expect((await begun()).example).toBeUndefined();
});

it('keeps for each user that the list of first steps is hidden', async () => {
  const seen = async (as: World['people']['owner']) => (await world.call('misc.shell.get', {}, { as })).body.tours_seen;
  await world.call('misc.help-tours.seen', { tour: 'first-steps' }, asked());
  expect(await seen(world.people.advisor)).toContain('first-steps');
  expect(await seen(world.people.owner)).not.toContain('first-steps');
});
