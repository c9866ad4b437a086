import type { Permission } from '@wayline/core/access/permissions';
import { addDays } from '@wayline/core/base/days';
import type { TripId, UserId } from '@wayline/core/base/ids';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newcomer } from '../sweeps/newcomer';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const today = () => new Date().toISOString().slice(0, 10);
const newTrip = async (as: Person) =>
  (await world.call('trips.create', { trip_name: 'Amalfi' }, { as })).body.trip.id as TripId;
const task = async (as: Person, id: TripId, due_day?: string, assigned_to?: UserId) =>
  (await world.call('trips.checklists.create', { id, title: 'Check the passports', due_day, assigned_to }, { as })).body
    .task;
const due = async (as: Person) =>
  (await world.call('misc.deadlines-alerts.count', {}, { as })).body.deadlines_and_alert_count;

it('R-SHELL-260 counts one’s own open tasks that are due within a week, and those that are overdue', async () => {
  const { advisor, owner } = world.people;
  const trip = await newTrip(advisor);
  expect(await due(advisor)).toBe(0);
  const done = await task(advisor, trip, today());
  await task(advisor, trip, addDays(today(), -40));
  await task(advisor, trip, addDays(today(), 7));
  await task(advisor, trip, addDays(today(), 9));
  await task(advisor, trip);
  await task(advisor, trip, today(), owner.user_id as UserId);
  expect([await due(advisor), await due(owner), await due(world.people.stranger)]).toEqual([3, 1, 0]);
  await world.call(
    'trips.checklists.update',
    { id: trip, task: done.id, version: done.version, strike: true },
    { as: advisor },
  );
  expect(await due(advisor)).toBe(2);
});
it('R-SHELL-260 counts final payments and reminders that are due within a week too, and the list it opens shows just these', async () => {
  const { owner, standard } = world.people;
  const whole = async (as: Person) => (await world.call('trips.checklists.tasks', {}, { as })).body;
  const before = await due(owner);
  const dates = { start_date: addDays(today(), 40), end_date: addDays(today(), 47) };
  const { trip } = (await world.call('trips.create', { trip_name: 'Paid soon', ...dates }, { as: owner })).body;
  const pay = async (final_payment_date: string | undefined) => {
    const { version } = (await world.call('trips.get', { id: trip.id }, { as: owner })).body.trip;
    const amount = { minor: 120_000, currency: 'USD' };
    const trip_data_mapper = { final_payment_date, final_total_amount: amount };
    const answer = await world.call(
      'trips.final-payment-due-date',
      { id: trip.id, version, trip_data_mapper },
      { as: owner },
    );
    expect(answer.status).toBe(200);
  };
  await pay(addDays(today(), 8));
  expect(await due(owner)).toBe(before);
  await pay(addDays(today(), 5));
  expect([await due(owner), await due(standard)]).toEqual([before + 1, 0]);
  const start = addDays(today(), 4);
  const dinner = { booking_type: 'Dining', title: 'Dinner at Luna', general_booking: { start_date: start } } as const;
  const { booking } = (await world.call('book.bookings.create', { trip_id: trip.id, ...dinner }, { as: owner })).body;
  const of = { trip_id: trip.id, booking_id: booking.id, timing: 'day before' as const, to: ['anna@wayline.test'] };
  expect((await world.call('messaging.reminders', of, { as: owner })).status).toBe(200);
  expect(await due(owner)).toBe(before + 2);
  const { also_due, tasks } = await whole(owner);
  expect(also_due.map(({ kind, trip_name, due_day }) => [kind, trip_name, due_day])).toEqual([
    ['reminder', 'Paid soon', addDays(start, -1)],
    ['final_payment', 'Paid soon', addDays(today(), 5)],
  ]);
  const soon = tasks.filter(({ due_day }) => due_day && due_day <= addDays(today(), 7));
  expect(soon.length + also_due.length).toBe(await due(owner));
  await world.call('trips.delete', { ids: [trip.id] }, { as: owner });
  expect(await due(owner)).toBe(before);
  await world.call('trips.deleted.restore', { id: trip.id }, { as: owner });
  expect(await due(owner)).toBe(before + 2);
  await pay(undefined);
  expect(await due(owner)).toBe(before + 1);
});
it('R-SHELL-217 R-SHELL-260 counts the final payments of the company, of one’s own trips, or none, by the permission', async () => {
  const { advisor, owner } = world.people;
  const dates = { start_date: addDays(today(), 40), end_date: addDays(today(), 47) };
  const { trip } = (await world.call('trips.create', { trip_name: 'Whose payment', ...dates }, { as: advisor })).body;
  const holding = (...more: Permission[]) => newcomer(world, ['Planner'], ['View Trips', ...more]);
  const people = [
    await holding('Company Reservation Deadlines'),
    await holding('Client Reservation Deadlines'),
    await holding(),
  ];
  const counts = () => Promise.all([owner, advisor, ...people].map(due));
  const before = await counts();
  const trip_data_mapper = {
    final_payment_date: addDays(today(), 3),
    final_total_amount: { minor: 90_000, currency: 'USD' },
  };
  const asked = { id: trip.id, version: trip.version, trip_data_mapper };
  expect((await world.call('trips.final-payment-due-date', asked, { as: advisor })).status).toBe(200);
  const after = await counts();
  // The owner holds both, an advisor that of their clients; a colleague is told only of what is the company's or their own.
  expect(after.map((count, i) => count - (before[i] ?? 0))).toEqual([1, 1, 1, 0, 0]);
});
it('R-SHELL-217 the dashboard shows trips to those who view trips, and what is not paid to those who see sales', async () => {
  const { advisor } = world.people;
  const dates = { start_date: addDays(today(), 6), end_date: addDays(today(), 8) };
  const { trip } = (await world.call('trips.create', { trip_name: 'Leaving soon', ...dates }, { as: advisor })).body;
  const dinner = {
    trip_id: trip.id,
    booking_type: 'Dining',
    title: 'Dinner at Luna',
    price_detail: { total_price: 25_000, currency: 'USD' },
    reservation_status: 'Booked',
    general_booking: { start_date: dates.start_date },
  } as const;
  expect((await world.call('book.bookings.create', dinner, { as: advisor })).status).toBe(200);
  const seen = async (as: Person) => (await world.call('misc.dashboard.get', {}, { as })).body;
  expect((await seen(advisor)).counts.unpaid).toBeGreaterThan(0);
  const limited = await seen(await newcomer(world, ['Planner'], ['Dashboard', 'View Trips']));
  expect([limited.upcoming.length > 0, limited.counts.unpaid]).toEqual([true, undefined]);
  const noTrips = await newcomer(world, ['Planner'], ['Dashboard', 'Dashboard Sales']);
  expect(await seen(noTrips)).toEqual({ upcoming: [], recent: [], counts: { trips: 0, departing_soon: 0, unpaid: 0 } });
});
// No message of a colleague can be written yet, so the count of internal messages says nothing and names no rule here.
it('R-SHELL-158 R-SHELL-261 R-SHELL-262 R-SHELL-263 are the same one by one as in the shell’s one call', async () => {
  const as = world.people.advisor;
  const { counts } = (await world.call('misc.shell.get', {}, { as })).body;
  const asked = await Promise.all([
    world.call('messaging.internal-messages.count', {}, { as }),
    world.call('misc.deadlines-alerts.count', {}, { as }),
    world.call('misc.notifications.count', { uid: as.user_id, type: 'getcount' }, { as }),
    world.call('messaging.notifications.count', { type: 'getmsgcount' }, { as }),
    world.call('book.flow-notifications.count', { type: 'getcount' }, { as }),
  ]);
  expect(Object.assign({}, ...asked.map(({ body }) => body))).toEqual(counts);
  expect(Object.keys(counts)).toHaveLength(5);
});
it.each([
  ['R-SHELL-262', 'messaging.notifications.count', { type: 'getcount' }],
  ['R-SHELL-263', 'book.flow-notifications.count', { type: 'getmsgcount' }],
  ['R-SHELL-263', 'book.flow-notifications.count', {}],
] as const)('%s asks %s with its own type alone', async (_rule, id, input) => {
  expect((await world.send(id, input, { as: world.people.advisor })).status).toBe(400);
});
