import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Permission } from '@wayline/core/access/permissions';
import { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { openDeadlines } from '@wayline/core/areas/trip/bookings/booking-deadline';
import { BookingDeadlines } from '@wayline/core/areas/trip/bookings/booking-deadline.records';
import { purgeBookings } from '@wayline/core/areas/trip/history/purge-trip';
import { addDays } from '@wayline/core/base/days';
import type { TripId } from '@wayline/core/base/ids';
import { type Item, toItem } from '@wayline/core/store/record';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newcomer } from '../../sweeps/newcomer';
import { importedDraft } from '../booking-lists/imported-draft.fixture';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const today = () => new Date().toISOString().slice(0, 10);
const within = (days: number) => addDays(today(), days);
const asked = () => ({ as: world.people.advisor });
const newTrip = async (more: object = {}, as = world.people.advisor) => {
  const dates = { start_date: within(40), end_date: within(47) };
  return (await world.call('trips.create', { trip_name: 'Amalfi', ...dates, ...more }, { as })).body.trip;
};
const book = async (trip_id: TripId, more: object, as = world.people.advisor) => {
  const draft = {
    booking_type: 'Dining',
    title: 'Luna',
    general_booking: { start_date: within(41) },
    ...more,
  } as const;
  const made = await world.call('book.bookings.create', { trip_id, ...draft }, { as });
  expect(made.status).toBe(200);
  return made.body.booking;
};
const counted = async (as: Person) =>
  (await world.call('misc.deadlines-alerts.count', {}, { as })).body.deadlines_and_alert_count;
const dashboard = async (as: Person) => (await world.call('misc.dashboard.get', {}, { as })).body;
/** The deadlines of a trip as the dashboard of somebody lists them, in words. */
const listed = async (trip_id: TripId, as = world.people.advisor) =>
  (await dashboard(as)).deadlines
    ?.filter((due) => due.trip_id === trip_id)
    .map(({ kind, day, booking }) => [kind, day, booking?.title]);

/** Every deadline in the table of the company, and every one its bookings have. */
const inTable = async () => {
  const { company_id } = world.people.advisor;
  const all: Item[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await world.table.db.send(
      new ScanCommand({ TableName: world.table.name, ConsistentRead: true, ExclusiveStartKey: start }),
    );
    all.push(...((page.Items ?? []) as Item[]));
    start = page.LastEvaluatedKey;
  } while (start);
  const of = (type: string) => all.filter((item) => item.type === type && item.pk.startsWith(`C#${company_id}#`));
  const wanted = of('booking')
    .flatMap((item) => openDeadlines(Booking.parse(item)))
    .map((deadline) => toItem(company_id, BookingDeadlines, deadline));
  const inOrder = (items: Item[]) => [...items].sort((a, b) => (a.sk < b.sk ? -1 : 1));
  return { kept: inOrder(of('booking_deadline')), wanted: inOrder(wanted) };
};

describe('who is told of the deadlines of bookings', () => {
  it('R-SHELL-217 R-SHELL-260 is by permission: of the company, of one’s own trips, or nobody', async () => {
    const { owner, advisor, standard, stranger } = world.people;
    const trip = await newTrip();
    const holding = (...more: Permission[]) => newcomer(world, ['Planner'], ['Dashboard', 'View Trips', ...more]);
    const people = [
      owner,
      advisor,
      await holding('View Reservations', 'Company Reservation Deadlines'),
      await holding('View Reservations', 'Client Reservation Deadlines'),
      await holding('View Reservations'),
      // Who may not view bookings hears of none, whatever else they hold.
      await holding('Company Reservation Deadlines'),
    ];
    const before = await Promise.all(people.map(counted));
    await book(trip.id, { cancellation_deadline: within(3) });
    const after = await Promise.all(people.map(counted));
    expect(after.map((count, i) => count - (before[i] ?? 0))).toEqual([1, 1, 1, 0, 0, 0]);
    const due = [['cancellation_deadline', within(3), 'Luna']];
    const shown = await Promise.all(people.map((as) => listed(trip.id, as)));
    expect(shown).toEqual([due, due, due, [], undefined, []]);
    expect(await listed(trip.id, stranger)).toEqual([]);
    expect(await listed(trip.id, standard)).toBeUndefined();
    const unseen = await newcomer(
      world,
      ['Planner'],
      ['Dashboard', 'View Reservations', 'Company Reservation Deadlines'],
    );
    expect([await counted(unseen), (await dashboard(unseen)).deadlines]).toEqual([0, undefined]);
  });

  it('R-SHELL-217 follows the trip to the advisor it is given to', async () => {
    const { owner, advisor } = world.people;
    const mina = await newcomer(world, ['Advisor']);
    const trip = await newTrip();
    await book(trip.id, { option_expires_on: within(2), reservation_status: 'On Hold' });
    const due = [['option_expires_on', within(2), 'Luna']];
    expect([await listed(trip.id), await listed(trip.id, mina)]).toEqual([due, []]);
    await world.call('trips.assign', { ids: [trip.id], advisor_id: mina.user_id as never }, { as: owner });
    expect([await listed(trip.id, advisor), await listed(trip.id, mina)]).toEqual([[], due]);
  });
});

describe('what is a deadline', () => {
  it('R-SHELL-260 is a day within a week, and for 30 days after it a payment or an option that is still open', async () => {
    const trip = await newTrip();
    const days = { cancellation_deadline: within(7), option_expires_on: within(-30), payment_due_date: within(-1) };
    await book(trip.id, { title: 'In time', ...days });
    await book(trip.id, { title: 'Later', cancellation_deadline: within(8), option_expires_on: within(-31) });
    await book(trip.id, { title: 'Too late', cancellation_deadline: within(-1) });
    await book(trip.id, { title: 'Today', cancellation_deadline: today() });
    await book(trip.id, { title: 'None' });
    expect(await listed(trip.id)).toEqual([
      ['option_expires_on', within(-30), 'In time'],
      ['payment_due_date', within(-1), 'In time'],
      ['cancellation_deadline', today(), 'Today'],
      ['cancellation_deadline', within(7), 'In time'],
    ]);
  });

  it('R-SHELL-260 is none of a booking that is cancelled, an option of one that is booked, or a payment that is made', async () => {
    const trip = await newTrip();
    const days = { cancellation_deadline: within(1), option_expires_on: within(2), payment_due_date: within(3) };
    const stay = await book(trip.id, days);
    const kinds = async () => (await listed(trip.id))?.map(([kind]) => kind);
    expect(await kinds()).toEqual(['cancellation_deadline', 'option_expires_on', 'payment_due_date']);
    const save = async (more: object, version: number) =>
      expect(
        (await world.call('book.bookings.update', { id: stay.id, trip_id: trip.id, version, ...more }, asked())).status,
      ).toBe(200);
    await save({ reservation_status: 'Booked' }, 1);
    expect(await kinds()).toEqual(['cancellation_deadline', 'payment_due_date']);
    await save({ payment_status: 'paid' }, 2);
    expect(await kinds()).toEqual(['cancellation_deadline']);
    const cancel = { bookingId: stay.id, trip_id: trip.id, version: 3 };
    const cancellation = { status: 'requested' as const, currency: 'EUR' };
    expect((await world.call('book.cancellation.save', { ...cancel, cancellation }, asked())).status).toBe(200);
    expect(await kinds()).toEqual([]);
    await world.call('book.cancellation.restore', { ...cancel, version: 4 }, asked());
    expect(await kinds()).toEqual(['cancellation_deadline']);
  });

  it('R-SHELL-260 is none of a trip in the trash, an archived one or an example; of a cancelled one what is still to be cancelled', async () => {
    const { owner } = world.people;
    const days = { cancellation_deadline: within(1), payment_due_date: within(3) };
    const trip = await newTrip();
    await book(trip.id, days);
    const example = await newTrip({ is_example: true });
    await book(example.id, days);
    const kinds = async (id = trip.id) => (await listed(id, owner))?.map(([kind]) => kind);
    const both = ['cancellation_deadline', 'payment_due_date'];
    expect([await kinds(), await kinds(example.id)]).toEqual([both, []]);
    const all = await counted(owner);
    await world.call('trips.delete', { ids: [trip.id] }, { as: owner });
    expect([await kinds(), await counted(owner)]).toEqual([[], all - 2]);
    await world.call('trips.deleted.restore', { id: trip.id }, { as: owner });
    expect([await kinds(), await counted(owner)]).toEqual([both, all]);
    await world.call('trips.archive', { ids: [trip.id] }, { as: owner });
    expect(await kinds()).toEqual([]);
    await world.call('trips.unarchive', { ids: [trip.id] }, { as: owner });
    expect((await world.call('trips.cancel', { id: trip.id, close_links: false }, { as: owner })).status).toBe(200);
    expect(await kinds()).toEqual(['cancellation_deadline']);
  });

  it('R-SHELL-260 the count is what the dashboard and the checklists list: deadlines with final payments, tasks and reminders', async () => {
    const { owner } = world.people;
    const trip = await newTrip({ trip_name: 'Counted' }, owner);
    const stay = await book(
      trip.id,
      { cancellation_deadline: within(2), general_booking: { start_date: within(5) } },
      owner,
    );
    const trip_data_mapper = { final_payment_date: within(4), final_total_amount: { minor: 90_000, currency: 'USD' } };
    const { version } = (await world.call('trips.get', { id: trip.id }, { as: owner })).body.trip;
    await world.call('trips.final-payment-due-date', { id: trip.id, version, trip_data_mapper }, { as: owner });
    await world.call('trips.checklists.create', { id: trip.id, title: 'Check', due_day: today() }, { as: owner });
    const of = { trip_id: trip.id, booking_id: stay.id, timing: 'day before' as const, to: ['anna@wayline.test'] };
    expect((await world.call('messaging.reminders', of, { as: owner })).status).toBe(200);
    const { tasks, also_due } = (await world.call('trips.checklists.tasks', {}, { as: owner })).body;
    const { deadlines = [] } = await dashboard(owner);
    const own = also_due.filter(({ trip_id }) => trip_id === trip.id);
    expect(own.map(({ kind, due_day, booking, amount }) => [kind, due_day, booking?.title, amount?.minor])).toEqual([
      ['cancellation_deadline', within(2), 'Luna', undefined],
      ['final_payment', within(4), undefined, 90_000],
      ['reminder', within(4), undefined, undefined],
    ]);
    const soon = tasks.filter(({ due_day }) => due_day && due_day <= within(7));
    const reminders = also_due.filter(({ kind }) => kind === 'reminder');
    expect(soon.length + also_due.length).toBe(await counted(owner));
    expect(deadlines.length + reminders.length).toBe(also_due.length);
    const shell = (await world.call('misc.shell.get', {}, { as: owner })).body;
    expect(shell.counts.deadlines_and_alert_count).toBe(await counted(owner));
  });
});

describe('the list of deadlines', () => {
  it('follows every path that writes bookings, in the same transaction', async () => {
    const days = { cancellation_deadline: within(1), option_expires_on: within(2), payment_due_date: within(3) };
    const trip = await newTrip();
    const trip_id = trip.id;
    const ok = async (answer: Promise<{ status: number }>) => {
      expect((await answer).status).toBe(200);
      const { kept, wanted } = await inTable();
      expect(kept).toEqual(wanted);
      return kept.filter(({ pk }) => pk.endsWith(trip_id)).length;
    };
    const { id } = await book(trip_id, { ...days, traveler_names: ['Jo Okafor'] });
    const version = async () => (await world.call('book.bookings.get', { trip_id, id }, asked())).body.booking.version;
    const at = async () => ({ id, trip_id, version: await version() });
    // One more and one less in the same save, and a new name in place.
    const update = async (more: object) =>
      ok(world.call('book.bookings.update', { ...(await at()), ...more }, asked()));
    expect(await update({ title: 'Sole', cancellation_deadline: within(5) })).toBe(3);
    expect(await update({ option_expires_on: '' as never, payment_due_date: within(6) })).toBe(2);
    expect(await update({ note: 'By the window' })).toBe(2);
    expect(await update(days)).toBe(3);
    const inline = { object: 'booking' as const, item: 'payment_due_date' as const, value: within(4), was: within(3) };
    const nested_object = { object: 'trip' as const, id: trip_id };
    expect(
      await ok(
        world.call('misc.inline-edit.update', { ...inline, id, nested_object, version: await version() }, asked()),
      ),
    ).toBe(3);
    const bulk = async (change: object) =>
      ok(
        world.call(
          'book.bookings.bulk-change',
          { trip_id, items: [{ id, version: await version() }], change: change as never },
          asked(),
        ),
      );
    expect(await bulk({ do: 'set-status', reservation_status: 'Booked' })).toBe(2);
    expect(await bulk({ do: 'set-status', reservation_status: 'On Hold' })).toBe(3);
    expect(await bulk({ do: 'move', days: 1 })).toBe(3);
    const moved = { trip_id, start_date: within(50), end_date: within(57), mode: 'move_all' as const };
    expect(await ok(world.call('trips.dates.move', moved, asked()))).toBe(3);
    const cancel = async () => ({ bookingId: id, trip_id, version: await version() });
    const cancellation = { status: 'requested' as const, currency: 'EUR' };
    expect(await ok(world.call('book.cancellation.save', { ...(await cancel()), cancellation }, asked()))).toBe(0);
    expect(await ok(world.call('book.cancellation.restore', await cancel(), asked()))).toBe(3);
    const drafts = [{ draft: importedDraft('Read again'), booking_id: id, version: await version() }];
    // The supplier has confirmed it, so that its option is over.
    expect(await ok(world.call('book.imports.save', { trip_id, drafts }, asked()))).toBe(2);
    expect(await ok(world.call('book.bookings.delete', { trip_id, id }, asked()))).toBe(0);
    expect(await ok(world.call('trips.bookings.deleted.restore', { trip_id, id }, asked()))).toBe(2);
    const items = [{ id, version: await version() }];
    expect(await ok(world.call('book.bookings.bulk-delete', { trip_id, items }, asked()))).toBe(0);
    expect(await ok(world.call('book.bookings.put-back', { trip_id, ids: [id] }, asked()))).toBe(2);
    // What is copied is not settled with anybody yet, and has no deadline.
    expect(await ok(world.call('book.bookings.bulk-copy', { trip_id, ids: [id], to_trip_id: trip_id }, asked()))).toBe(
      2,
    );
    expect(await ok(world.call('trips.copy', { id: trip_id, trip_name: 'Again' }, asked()))).toBe(2);
    // Those of a trip in the trash stay with it, and go with it.
    expect(await ok(world.call('trips.delete', { ids: [trip_id] }, { as: world.people.owner }))).toBe(2);
    await purgeBookings(tenantDb(world.table, world.people.owner.company_id), trip_id, false);
    const { kept, wanted } = await inTable();
    expect(kept).toEqual(wanted);
    expect(kept.filter(({ pk }) => pk.endsWith(trip_id))).toEqual([]);
  });

  it('keeps nothing of a save that was refused', async () => {
    const trip = await newTrip();
    const { id } = await book(trip.id, { cancellation_deadline: within(2) });
    const stale = { id, trip_id: trip.id, version: 9, cancellation_deadline: within(5) };
    expect((await world.call('book.bookings.update', stale, asked())).status).toBe(409);
    expect(await listed(trip.id)).toEqual([['cancellation_deadline', within(2), 'Luna']]);
  });
});
