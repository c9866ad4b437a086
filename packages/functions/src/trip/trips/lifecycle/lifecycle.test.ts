import { DeletedTrips } from '@wayline/core/areas/trip/trips/deleted-trip.records';
import { TRIPS_AT_ONCE } from '@wayline/core/areas/trip/trips/lifecycle/limits';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newcomer } from '../../../sweeps/newcomer';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const asked = () => ({ as: world.people.owner });
const newTrip = async (trip_name: string, rest: Record<string, unknown> = {}) =>
  (await world.call('trips.create', { trip_name, ...rest }, asked())).body.trip;
const found = async (input: Record<string, unknown> = {}) =>
  (await world.call('trips.list', { per_page: 1000, ...input }, asked())).body;
const ids = async (input: Record<string, unknown> = {}) => (await found(input)).trips.map(({ id }) => id);
const departing = async () =>
  (await world.call('misc.dashboard.get', {}, asked())).body.upcoming.map(({ trip_id }) => trip_id);

describe('cancelling a trip', () => {
  it('R-TRIP-108 R-TRIP-153 keeps what it had and takes it back with the status it had before', async () => {
    const trip = await newTrip('To be cancelled', { trip_status: 'CONFIRMED', start_date: '2091-05-01' });
    await world.call(
      'book.bookings.create',
      {
        trip_id: trip.id,
        booking_type: 'Dining',
        title: 'Cumpa Cosimo',
        general_booking: { start_date: '2091-05-02' },
      },
      asked(),
    );
    expect(await departing()).toContain(trip.id);
    const { body } = await world.call('trips.cancel', { id: trip.id, note: 'The clients fell ill' }, asked());
    expect(body.trip).toMatchObject({
      trip_status: 'CANCELLED',
      status_before_cancellation: 'CONFIRMED',
      cancellation_note: 'The clients fell ill',
      trip_reservations: 1,
    });
    expect(await departing()).not.toContain(trip.id);
    const restored = await world.call('trips.restore', { id: trip.id }, asked());
    expect(restored.body.trip.trip_status).toBe('CONFIRMED');
    expect(restored.body.trip).not.toHaveProperty('cancelled_at');
    const whole = await world.call('trips.get', { id: trip.id }, asked());
    expect(whole.body.bookings).toHaveLength(1);
    expect(await departing()).toContain(trip.id);
  });

  it('says so when there is nothing to cancel or to restore', async () => {
    const trip = await newTrip('Twice');
    const early = await world.call('trips.restore', { id: trip.id }, asked());
    expect(early.body.error?.code).toBe('trip.not_cancelled');
    await world.call('trips.cancel', { id: trip.id }, asked());
    const again = await world.call('trips.cancel', { id: trip.id }, asked());
    expect([again.status, again.body.error?.code]).toEqual([409, 'trip.cancelled_already']);
  });

  it('R-TRIP-153 a status set in a form needs the same permission as the button', async () => {
    const trip = await newTrip('By the form');
    const editor = await newcomer(world, ['Advisor'], ['View Trips', 'Edit Trips']);
    const set = (trip_status: 'CANCELLED' | 'PAID', version: number, as = world.people.owner) =>
      world.call('trips.update', { id: trip.id, version, trip_status }, { as });
    const refused = await set('CANCELLED', 1, editor);
    expect([refused.status, refused.body.error?.message]).toEqual([
      403,
      'You do not have permission to cancel trips! Please contact your master admin for permission.',
    ]);
    expect((await set('PAID', 1, editor)).status).toBe(200);
    const cancelled = await set('CANCELLED', 2);
    expect(cancelled.body.trip).toMatchObject({ status_before_cancellation: 'PAID' });
    expect((await set('PAID', 3, editor)).status).toBe(403);
    const { entries } = (await world.call('trips.history.list', { trip_id: trip.id }, asked())).body;
    const entry = entries[0]?.id as (typeof entries)[number]['id'];
    expect((await world.call('trips.history.undo', { trip_id: trip.id, entry }, { as: editor })).status).toBe(403);
    const asNew = { trip_name: 'Cancelled from the start', trip_status: 'CANCELLED' } as const;
    expect((await world.call('trips.create', asNew, { as: editor })).status).toBe(403);
    expect((await world.call('trips.create', asNew, asked())).status).toBe(200);
    const back = await set('PAID', 3);
    expect(back.body.trip.trip_status).toBe('PAID');
    expect(back.body.trip).not.toHaveProperty('status_before_cancellation');
  });
});

describe('archiving trips', () => {
  it('R-TRIP-153 puts them into a list of their own, and both lists count right', async () => {
    const [a, b] = [await newTrip('Archived a', { start_date: '2091-06-01' }), await newTrip('Archived b')];
    const before = [await found(), await found({ filter: 'Archived' })].map(({ total }) => total);
    const { body } = await world.call('trips.archive', { ids: [a.id, b.id, a.id] }, asked());
    expect(body.outcomes).toEqual([
      { id: a.id, done: true, changed: true },
      { id: b.id, done: true, changed: true },
    ]);
    const after = [await found(), await found({ filter: 'Archived' })];
    expect(after.map(({ total }) => total)).toEqual([(before[0] ?? 0) - 2, (before[1] ?? 0) + 2]);
    expect(after[0]?.trips.map(({ id }) => id)).not.toContain(a.id);
    expect(after[1]?.trips.map(({ id }) => id)).toEqual(expect.arrayContaining([a.id, b.id]));
    expect(await departing()).not.toContain(a.id);
    const again = await world.call('trips.archive', { ids: [a.id] }, asked());
    expect(again.body.outcomes).toEqual([{ id: a.id, done: true, changed: false }]);
    await world.call('trips.unarchive', { ids: [a.id, b.id] }, asked());
    expect((await found()).total).toBe(before[0]);
    expect((await found({ filter: 'Archived' })).total).toBe(before[1]);
    expect(await departing()).toContain(a.id);
  });

  it('tells each of several trips in its own history, with what changed of it', async () => {
    const [a, b] = [await newTrip('Told a'), await newTrip('Told b')];
    await world.call('trips.tag', { ids: [a.id, b.id], tag: 'Spring', on: true }, asked());
    for (const { id } of [a, b]) {
      const { entries } = (await world.call('trips.history.list', { trip_id: id }, asked())).body;
      expect(entries.map(({ sentence }) => sentence)).toEqual([
        'Olivia Vale tagged the trip',
        'Olivia Vale created the trip',
      ]);
      expect(entries[0]?.details).toEqual(['Tags: empty → Spring']);
    }
  });

  it('shows All, the archived ones behind the others, page after page', async () => {
    const archived = await newTrip('Behind the others');
    await world.call('trips.archive', { ids: [archived.id] }, asked());
    const [active, away] = [await ids(), await ids({ filter: 'Archived' })];
    const whole = await found({ filter: 'All' });
    expect(whole.trips.map(({ id }) => id)).toEqual([...active, ...away]);
    expect(whole).toMatchObject({ total: active.length + away.length, filtered: active.length + away.length });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await found({ filter: 'All', per_page: 3, cursor });
      seen.push(...page.trips.map(({ id }) => id));
      cursor = page.cursor;
    } while (cursor);
    expect(seen).toEqual([...active, ...away]);
  });

  it('works for a company that was opened before there was an archive', async () => {
    const { stranger } = world.people;
    const as = { as: stranger };
    const company = stranger.company_id;
    const { ListCounters } = await import('@wayline/core/store/list-counter');

    const { transact } = await import('@wayline/core/store/transact');
    await transact(world.table, [tenantDb(world.table, company).remove(ListCounters, { name: 'ARCHIVED_TRIPS' })]);
    const { trip } = (await world.call('trips.create', { trip_name: 'Old house' }, as)).body;
    expect((await world.call('trips.archive', { ids: [trip.id] }, as)).status).toBe(200);
    expect((await world.call('trips.list', { filter: 'Archived' }, as)).body).toMatchObject({ total: 1 });
  });
});

describe('changing several trips at once', () => {
  it('tells which is gone and does the others, in one effect under one key', async () => {
    const [kept, gone] = [await newTrip('Kept'), await newTrip('Gone')];
    await world.call('trips.delete', { ids: [gone.id] }, asked());
    const input = { ids: [kept.id, gone.id], tag: 'Honeymoon', on: true };
    const first = await world.call('trips.tag', input, { ...asked(), key: 'tag-these-two' });
    expect(first.body.outcomes).toEqual([
      { id: kept.id, done: true, changed: true },
      { id: gone.id, done: false, changed: false, why: 'This no longer exists, or you don’t have access to it.' },
    ]);
    expect((await world.call('trips.tag', input, { ...asked(), key: 'tag-these-two' })).body).toEqual(first.body);
    const { trip } = (await world.call('trips.get', { id: kept.id }, asked())).body;
    expect(trip.tags).toEqual(['Honeymoon']);
    await deliverStream(world);
    expect(await ids({ tag: 'honeymoon' })).toEqual([kept.id]);
    await world.call('trips.tag', { ids: [kept.id], tag: 'honeymoon', on: false }, asked());
    await deliverStream(world);
    expect(await ids({ tag: 'honeymoon' })).toEqual([]);
  });

  it('gives trips to an advisor and tells whose they were', async () => {
    const trip = await newTrip('Handed over');
    const { owner, advisor } = world.people;
    const { body } = await world.call('trips.assign', { ids: [trip.id], advisor_id: advisor.user_id }, asked());
    expect(body.outcomes).toEqual([{ id: trip.id, done: true, changed: true, advisor_before: owner.user_id }]);
    await deliverStream(world);
    const [row] = (await found({ advisor: advisor.user_id })).trips.filter(({ id }) => id === trip.id);
    expect(row).toMatchObject({ advisor_id: advisor.user_id, user_id: owner.user_id, advisor_name: 'Adrian Moss' });
    expect(await ids({ advisor: owner.user_id })).not.toContain(trip.id);
    const bell = async (as: Person) => (await world.call('misc.shell.get', {}, { as })).body.notifications;
    const [told] = await bell(advisor);
    expect(told).toMatchObject({ kind: 'trip_data_updated', link: `/trips/${trip.id}/planner` });
    expect(told?.title).toContain('assigned Handed over to Adrian Moss');
    expect((await bell(owner)).map(({ title }) => title)).not.toContain(told?.title);
    const nobody = await world.call(
      'trips.assign',
      { ids: [trip.id], advisor_id: world.people.stranger.user_id },
      asked(),
    );
    expect(nobody.status).toBe(404);
  });

  it('takes at most 20 at once', async () => {
    const trip = await newTrip('One of many');
    const many = Array.from({ length: 21 }, () => trip.id);
    expect((await world.call('trips.archive', { ids: many }, asked())).status).toBe(400);
  });

  it('changes as many trips that depart as go at once in one transaction', async () => {
    const all = await Promise.all(
      Array.from({ length: TRIPS_AT_ONCE }, (_, i) => newTrip(`One of many ${i}`, { start_date: '2091-07-01' })),
    );
    const { body } = await world.call('trips.delete', { ids: all.map(({ id }) => id) }, asked());
    expect(body.outcomes.every(({ changed }) => changed)).toBe(true);
  });
});

describe('deleting trips', () => {
  it('R-TRIP-153 moves the whole trip to the trash; nothing of it can be read or changed, and nothing is lost', async () => {
    const trip = await newTrip('Deleted', { start_date: '2091-05-01' });
    const { booking } = (
      await world.call(
        'book.bookings.create',
        { trip_id: trip.id, booking_type: 'Dining', title: 'Kept', general_booking: { start_date: '2091-05-02' } },
        asked(),
      )
    ).body;
    const before = (await found()).total;
    await world.call('trips.delete', { ids: [trip.id] }, asked());
    expect((await found()).total).toBe(before - 1);
    expect(await departing()).not.toContain(trip.id);
    expect((await world.call('trips.get', { id: trip.id }, asked())).status).toBe(404);
    const added = await world.call(
      'book.bookings.create',
      { trip_id: trip.id, booking_type: 'Dining', title: 'Too late', general_booking: { start_date: '2091-05-02' } },
      asked(),
    );
    expect(added.status).toBe(404);
    const company = world.people.owner.company_id;
    const { trash } = await tenantDb(world.table, company).readPartition(['TRASH'], { trash: DeletedTrips });
    expect(trash.find(({ id }) => id === trip.id)).toMatchObject({
      deleted_by: world.people.owner.user_id,
      trip: { trip_name: 'Deleted', trip_reservations: 1 },
    });
    const { Bookings } = await import('@wayline/core/areas/trip/bookings/booking.records');
    const { kept } = await tenantDb(world.table, company).readPartition(['TRIP', trip.id], { kept: Bookings });
    expect(kept.map(({ id }) => id)).toEqual([booking.id]);
  });
});
