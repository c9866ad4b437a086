import { listImportSources } from '@wayline/core/areas/trip/bookings/booking.records';
import { MOST_COPIED_AT_ONCE } from '@wayline/core/areas/trip/planner-views/bulk-change';
import type { BookingId, TripId } from '@wayline/core/base/ids';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { movable as clock } from '@wayline/local/clock';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { confirmation } from '../bookings/bookings.samples';

const DAY = 24 * 60 * 60_000;

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterEach(() => {
  clock.waylineClockOffset = 0;
});
afterAll(() => world.stop());

const asked = () => ({ as: world.people.advisor });
const newTrip = async (start_date = '2031-05-01', end_date = '2031-05-05') =>
  (await world.call('trips.create', { trip_name: 'Amalfi', start_date, end_date }, asked())).body.trip;
const add = async (trip_id: TripId, title: string, start_date: string, total_price = 0) => {
  const { body } = await world.call(
    'book.bookings.create',
    {
      trip_id,
      booking_type: 'Dining',
      title,
      general_booking: { start_date },
      price_detail: { price_per_person: 'Total Price', total_price, currency: 'USD' },
    },
    asked(),
  );
  return body.booking;
};
const bookingsOf = async (id: TripId) => (await world.call('trips.get', { id }, asked())).body;
const firstDays = async (id: TripId) =>
  Object.fromEntries((await bookingsOf(id)).bookings.map((b) => [b.title, b.general_booking?.start_date]));

describe('the bookings list', () => {
  it('R-TRIP-159 R-TRIP-160 has a day with its bookings', async () => {
    const trip = await newTrip();
    const dinner = await add(trip.id, 'Dinner', '2031-05-02');
    await add(trip.id, 'Lunch', '2031-05-03');
    const { body } = await world.call('book.bookings.list', { trip_id: trip.id, list_type: 'day', day: 2 }, asked());
    expect(body).toMatchObject({
      list_type: 'day',
      days: [{ date: '2031-05-02', day: 2, entries: [{ booking_id: dinner.id }] }],
      bookings: [{ id: dinner.id }],
    });
  });
  it('R-TRIP-159 counts the days from another start, unless actual days are asked for', async () => {
    const trip = await newTrip();
    await add(trip.id, 'Dinner', '2031-05-03');
    const dayOf = async (actual_days: '0' | '1') => {
      const input = { trip_id: trip.id, list_type: 'day', day: 1, start_date: '2031-05-03', actual_days } as const;
      const { body } = await world.call('book.bookings.list', input, asked());
      return body.list_type === 'day' && body.days[0]?.date;
    };
    expect([await dayOf('0'), await dayOf('1')]).toEqual(['2031-05-03', '2031-05-01']);
  });
  it('R-TRIP-159 R-TRIP-160 has days and categories, before and after the trip apart, with totals', async () => {
    const trip = await newTrip();
    await add(trip.id, 'Before', '2031-04-29', 100);
    await add(trip.id, 'During', '2031-05-02', 200);
    await add(trip.id, 'After', '2031-05-09', 400);
    const list = async (rest: object) => {
      const input = { trip_id: trip.id, list_type: 'days_prepost_categories', ...rest } as const;
      const { body } = await world.call('book.bookings.list', input, asked());
      if (body.list_type !== 'days_prepost_categories') throw new Error('Another list came.');
      return body;
    };
    const all = await list({});
    expect(all.sections.map(({ section, totals }) => [section, totals[0]?.minor])).toEqual([
      ['pre_trip', 100],
      ['trip', 200],
      ['post_trip', 400],
    ]);
    expect(all.totals).toEqual([{ minor: 700, currency: 'USD' }]);
    expect(all.days).toHaveLength(7);
    for (const rest of [{ category: 'preAndPostTripBookings' }, { preAndPostTripBookings: '1' }])
      expect((await list(rest)).sections.map(({ section }) => section)).toEqual(['pre_trip', 'post_trip']);
    expect((await list({ category: 'Flights' })).sections).toEqual([]);
  });
  it('R-TRIP-161 has prices by category', async () => {
    const trip = await newTrip();
    const dinner = await add(trip.id, 'Dinner', '2031-05-02', 5_000);
    const input = { trip_id: trip.id, list_type: 'tripBookingPriceDetailsByCategory' } as const;
    const { body } = await world.call('book.bookings.list', input, asked());
    expect(body).toMatchObject({
      categories: [
        { category: 'Dining', bookings: [{ id: dinner.id, currency: 'USD', package_price: { total_price: 5_000 } }] },
      ],
    });
  });
  it('R-TRIP-161 has what a package of the trip has checked and saved', async () => {
    const trip = await newTrip();
    const [dinner, lunch] = [
      await add(trip.id, 'Dinner', '2031-05-02', 5_000),
      await add(trip.id, 'Lunch', '2031-05-03', 2_000),
    ];
    const booking_mappers = [{ id: dinner.id, is_sync: true }];
    const draft = { id: trip.id, name: 'Amalfi for two', currency: 'USD', booking_mappers };
    const made = await world.call('trips.packages.create', draft, asked());
    const rows = async (trip_package_id?: typeof made.body.package.id) => {
      const list_type = 'tripBookingPriceDetailsByCategory' as const;
      const { body } = await world.call(
        'book.bookings.list',
        { trip_id: trip.id, list_type, trip_package_id },
        asked(),
      );
      const [category] = 'categories' in body ? body.categories : [];
      return [dinner, lunch].map(({ id }) => {
        const row = category?.bookings.find((one) => one.id === id);
        return row && [row.is_checked, row.saved_price];
      });
    };
    expect(await rows()).toEqual([
      [true, null],
      [true, null],
    ]);
    expect(await rows(made.body.package.id)).toEqual([
      [true, 5_000],
      [false, null],
    ]);
    const other = { trip_id: (await newTrip()).id, list_type: 'tripBookingPriceDetailsByCategory' } as const;
    const lost = await world.call('book.bookings.list', { ...other, trip_package_id: made.body.package.id }, asked());
    expect(lost.status).toBe(404);
  });
  it('R-TRIP-160 knows no other list', async () => {
    const trip = await newTrip();
    const input = { trip_id: trip.id, list_type: 'weeks' as 'day' };
    expect((await world.call('book.bookings.list', input, asked())).status).toBe(400);
  });
  it('R-TRIP-168 has the services of each day', async () => {
    const trip = await newTrip();
    await add(trip.id, 'Dinner', '2031-05-02');
    const { body } = await world.call('book.dayservices.get', { tripId: trip.id, actual_days: '1' }, asked());
    expect(body.days.map(({ day, entries }) => [day, entries.length])).toEqual([
      [1, 0],
      [2, 1],
      [3, 0],
      [4, 0],
      [5, 0],
    ]);
  });
});

const remind = (trip_id: TripId, booking_id: BookingId) => ({
  trip_id,
  booking_id,
  timing: 'day before' as const,
  to: ['guest@wayline.test'],
});
const versions = (...bookings: { id: BookingId; version: number }[]) =>
  bookings.map(({ id, version }) => ({ id, version }));

describe('several bookings at once', () => {
  it('move together, with their reminders, and one that somebody changed stays', async () => {
    const trip = await newTrip();
    const [a, b, c] = [
      await add(trip.id, 'A', '2031-05-02'),
      await add(trip.id, 'B', '2031-05-03'),
      await add(trip.id, 'C', '2031-05-03'),
    ];
    const reminder = remind(trip.id, a.id);
    const { body: set } = await world.call('messaging.reminders', { ...reminder, message: 'Soon' }, asked());
    await world.call('book.bookings.update', { id: c.id, trip_id: trip.id, version: 1, title: 'C' }, asked());
    const change = { do: 'move', days: 1 } as const;
    const { body } = await world.call(
      'book.bookings.bulk-change',
      { trip_id: trip.id, items: versions(a, b, c), change },
      asked(),
    );
    expect(body.results).toEqual([
      { id: a.id, done: true, version: 2 },
      { id: b.id, done: true, version: 2 },
      { id: c.id, done: false, why: 'stale' },
    ]);
    expect(await firstDays(trip.id)).toEqual({ A: '2031-05-03', B: '2031-05-04', C: '2031-05-03' });
    const [moved] = (await bookingsOf(trip.id)).reminders;
    expect(moved?.due_at.slice(0, 10)).not.toBe(set.reminder.due_at.slice(0, 10));
  });
  it('are left for later where a transaction is full', async () => {
    const trip = await newTrip();
    const made = await Promise.all(Array.from({ length: 40 }, (_, i) => add(trip.id, `B${i}`, '2031-05-02')));
    for (const { id } of made.slice(0, 3))
      for (let n = 0; n < 18; n++) {
        const reminder = remind(trip.id, id);
        await world.call('messaging.reminders', { ...reminder, message: `${n}` }, asked());
      }
    const input = { trip_id: trip.id, items: versions(...made), change: { do: 'move', days: 1 } as const };
    const { status, body } = await world.call('book.bookings.bulk-change', input, asked());
    const later = body.results.filter(({ why }) => why === 'later');
    expect([status, later.length > 0, later.length < 10]).toEqual([200, true, true]);
    const moved = Object.values(await firstDays(trip.id)).filter((day) => day === '2031-05-03');
    expect(moved).toHaveLength(40 - later.length);
  });
  it('are copied into another trip, day one to day one, and counted there', async () => {
    const [from, to] = [await newTrip(), await newTrip('2031-07-11', '2031-07-15')];
    const dinner = await add(from.id, 'Dinner', '2031-05-02');
    const input = { trip_id: from.id, ids: [dinner.id], to_trip_id: to.id };
    const { body } = await world.call('book.bookings.bulk-copy', input, asked());
    expect(body.bookings).toMatchObject([{ trip_id: to.id, general_booking: { start_date: '2031-07-12' } }]);
    const there = await bookingsOf(to.id);
    expect([there.trip.trip_reservations, there.bookings.length]).toEqual([1, 1]);
    expect((await bookingsOf(from.id)).bookings).toHaveLength(1);
  });
  it('R-TRIP-075 are copied with the suppliers that they are linked to', async () => {
    const [from, to] = [await newTrip(), await newTrip()];
    const dinner = await add(from.id, 'Dinner', '2031-05-02');
    const draft = { institution: 'Da Nuova', profile_category_id: 7 };
    const { institution } = (await world.call('crm.institutions.create', draft, asked())).body;
    const named = { id: dinner.id, trip_id: from.id, version: dinner.version, supplier_name: 'Da Nuova' };
    await world.call('book.bookings.update', named, asked());
    const input = { trip_id: from.id, ids: [dinner.id], to_trip_id: to.id };
    const { body } = await world.call('book.bookings.bulk-copy', input, asked());
    expect(body.bookings).toMatchObject([{ supplier_name: 'Da Nuova', supplier_id: institution?.id }]);
  });
  it('are copied as many as one call takes, also where each has two names that wait', async () => {
    const [from, to] = [await newTrip(), await newTrip()];
    const ids: BookingId[] = [];
    for (let n = 0; n < MOST_COPIED_AT_ONCE; n += 1) {
      const names = { supplier_name: `Nobody ${n}`, booked_through: `No one ${n}` };
      const draft = { trip_id: from.id, booking_type: 'Dining' as const, title: `Dinner ${n}`, ...names };
      ids.push((await world.call('book.bookings.create', draft, asked())).body.booking.id);
    }
    const input = { trip_id: from.id, ids, to_trip_id: to.id };
    const { status, body } = await world.call('book.bookings.bulk-copy', input, asked());
    expect([status, body.bookings?.length]).toEqual([200, MOST_COPIED_AT_ONCE]);
  });
  it('are not copied into a trip of another company', async () => {
    const from = await newTrip();
    const dinner = await add(from.id, 'Dinner', '2031-05-02');
    const theirs = await world.call('trips.create', { trip_name: 'Theirs' }, { as: world.people.stranger });
    const input = { trip_id: from.id, ids: [dinner.id], to_trip_id: theirs.body.trip.id };
    expect((await world.call('book.bookings.bulk-copy', input, asked())).status).toBe(404);
  });
  it('are deleted together and put back as they were, with their reminders', async () => {
    const trip = await newTrip();
    const [a, b] = [await add(trip.id, 'A', '2031-05-02'), await add(trip.id, 'B', '2031-05-03')];
    const reminder = remind(trip.id, a.id);
    await world.call('messaging.reminders', { ...reminder, message: 'Soon' }, asked());
    const input = { trip_id: trip.id, items: versions(a, b) };
    const { body } = await world.call('book.bookings.bulk-delete', input, asked());
    expect(body.results.every(({ done }) => done)).toBe(true);
    const without = await bookingsOf(trip.id);
    expect([without.bookings.length, without.trip.trip_reservations, without.reminders[0]?.status]).toEqual([
      0,
      0,
      'withdrawn',
    ]);
    const back = { trip_id: trip.id, ids: [a.id, b.id] };
    expect((await world.call('book.bookings.put-back', back, asked())).status).toBe(200);
    const again = await bookingsOf(trip.id);
    expect(again.bookings.map(({ id, title, created_at }) => [id, title, created_at])).toEqual([
      [a.id, 'A', a.created_at],
      [b.id, 'B', b.created_at],
    ]);
    expect([again.trip.trip_reservations, again.reminders[0]?.status]).toEqual([2, 'waiting']);
    expect((await world.call('book.bookings.put-back', back, asked())).status).toBe(404);
  });
  describe('that were deleted together', () => {
    const imported = async (trip_id: TripId, how_many: number) => {
      const file = { file_name: 'a.html', content_base64: confirmation(), trip_id };
      const preview = async () => (await world.call('book.imports.preview', file, asked())).body;
      const states = async () => (await preview()).matches?.map(({ state }) => state);
      const [draft] = (await preview()).drafts;
      if (!draft) throw new Error('Nothing was read.');
      const drafts = Array.from({ length: how_many }, () => ({ draft }));
      const { bookings } = (await world.call('book.imports.save', { trip_id, drafts }, asked())).body;
      return { bookings, states };
    };
    const sourcesOf = async (trip: TripId) =>
      (await listImportSources(tenantDb(world.table, world.people.advisor.company_id), trip)).length;

    it('leave nothing behind that they were imported from, and have it again', async () => {
      const trip = await newTrip();
      const { bookings, states } = await imported(trip.id, 1);
      await world.call('book.bookings.bulk-delete', { trip_id: trip.id, items: versions(...bookings) }, asked());
      expect([await sourcesOf(trip.id), await states()]).toEqual([0, ['new']]);
      const back = { trip_id: trip.id, ids: bookings.map(({ id }) => id) };
      expect((await world.call('book.bookings.put-back', back, asked())).body.later).toEqual([]);
      expect([await sourcesOf(trip.id), await states()]).toEqual([1, ['same']]);
    });
    it('come back call by call where one transaction does not take them all', async () => {
      const trip = await newTrip();
      const parts = [(await imported(trip.id, 17)).bookings, (await imported(trip.id, 17)).bookings];
      const bookings = parts.flat();
      for (const part of parts)
        await world.call('book.bookings.bulk-delete', { trip_id: trip.id, items: versions(...part) }, asked());
      const putBack = async (ids: BookingId[]) =>
        (await world.call('book.bookings.put-back', { trip_id: trip.id, ids }, asked())).body;
      const first = await putBack(bookings.map(({ id }) => id));
      expect([first.bookings.length, first.later.length]).toEqual([22, 12]);
      expect((await putBack(first.later)).later).toEqual([]);
      const whole = await bookingsOf(trip.id);
      expect([whole.bookings.length, whole.trip.trip_reservations, await sourcesOf(trip.id)]).toEqual([34, 34, 34]);
    });
    it('are gone after thirty days', async () => {
      const trip = await newTrip();
      const dinner = await add(trip.id, 'Dinner', '2031-05-02');
      await world.call('book.bookings.bulk-delete', { trip_id: trip.id, items: versions(dinner) }, asked());
      const back = { trip_id: trip.id, ids: [dinner.id] };
      clock.waylineClockOffset = 30 * DAY + 1000;
      expect((await world.call('book.bookings.put-back', back, asked())).status).toBe(404);
      clock.waylineClockOffset = 29 * DAY;
      expect((await world.call('book.bookings.put-back', back, asked())).status).toBe(200);
    });
  });
  it('R-TRIP-020 keep the order they were given within a day', async () => {
    const trip = await newTrip();
    const [a, b] = [await add(trip.id, 'A', '2031-05-02'), await add(trip.id, 'B', '2031-05-02')];
    const input = { trip_id: trip.id, items: versions(b, a), change: { do: 'order' } as const };
    await world.call('book.bookings.bulk-change', input, asked());
    const { body } = await world.call('book.dayservices.get', { tripId: trip.id }, asked());
    expect(body.days[1]?.entries.map(({ booking_id }) => booking_id)).toEqual([b.id, a.id]);
  });
});
