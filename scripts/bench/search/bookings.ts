import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { BOOKING_QUERY } from '@wayline/core/areas/trip/booking-lists/booking-query';
import { BOOKING_INDEX } from '@wayline/core/areas/trip/booking-lists/booking-search.index';
import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { Bookings } from '@wayline/core/areas/trip/bookings/booking.records';
import type { Trip } from '@wayline/core/areas/trip/trips/trip';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import type { CompanyId } from '@wayline/core/base/ids';
import type { Asked } from '@wayline/core/base/list-query';
import { ListCounters } from '@wayline/core/store/list-counter';
import { type Item, toItem } from '@wayline/core/store/record';
import type { Scope } from '@wayline/core/store/scope';
import { collectChanges, collectRecord } from '@wayline/core/store/search/search-changes';
import { searchList } from '@wayline/core/store/search/search-list';
import { updateSearchIndex } from '@wayline/core/store/search/update-search';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { writeAll } from '../seed';
import type { Bench } from '../world';
import { toIndexItems } from './index-items';
import { searchedBookings } from './make-bookings';
import { RARE, searchedTrips } from './make-trips';
import { findDearest, measureChange, measureSearch, PAGE, toDearestSearches, type Waves } from './measure';

const OF_A_TRIP = 6;

type BookingsAsked = Asked<typeof BOOKING_QUERY>;
const SEARCHES: Record<string, BookingsAsked> = {
  'one hit, near the end of the table': { search: RARE },
  'matches 8 %': { search: 'dinner', booking_type: 'Dining' },
  'matches nothing': { supplier: 'zzyzx' },
  'two words': { search: 'dinner rome' },
  'four words': { search: 'private transfer to kyoto' },
  'prefix of 2 letters': { search: 'am' },
  'a confirmation, typed halfway': { search: '34' },
  'the supplier': { supplier: 'hotel' },
  unconfirmed: { unconfirmed: '1' },
  'one type': { booking_type: 'Flights' },
  'from a day on': { from: '2023-05-13' },
  'word, supplier, type, statuses, days': {
    search: 'rome',
    supplier: 'restaurant',
    booking_type: 'Dining',
    filed_as: 'Auxiliary',
    reservation_status: 'Booked',
    payment_status: 'paid',
    from: '2022-01-01',
    until: '2027-12-31',
  },
  'all filters, no word': {
    booking_type: 'Accommodation',
    filed_as: 'Hotel',
    reservation_status: 'Booked',
    payment_status: 'unpaid',
    unconfirmed: '1',
    order: 'soonest',
  },
};

/** A reader who sees the trips of one user alone. */
const scopeOf = (user: string): Scope => ({
  subjectOf: ({ trip_id }) => (typeof trip_id === 'string' ? trip_id : undefined),
  visible: async () => new Set(),
  writable: async () => new Set(),
  listOwn: async () => new Set(),
  listUsers: async () => [user],
});

const fill = async (bench: Bench, id: CompanyId, trips: readonly Trip[], bookings: readonly Booking[]) => {
  const collected = collectChanges(BOOKING_INDEX);
  const byId = new Map(trips.map((trip) => [trip.id, trip]));
  for (const booking of bookings) {
    const image = toItem(id, Bookings, booking);
    collectRecord(BOOKING_INDEX, { company: id, image, parent: byId.get(booking.trip_id) }, collected);
  }
  const changes = collected.changes();
  const items = toIndexItems(changes);
  await writeAll(bench, [...items, toItem(id, ListCounters, { name: 'BOOKINGS', n: bookings.length })]);
  console.log(
    `\n${bookings.length} bookings: ${((items.length - bookings.length) / bookings.length).toFixed(2)} items of the index a booking, and its row`,
  );
  return findDearest(changes);
};

/** What searches and changes of so many bookings cost, in a company of their own; what is too dear. */
export const benchBookings = async (bench: Bench, waves: Waves, count: number): Promise<string[]> => {
  const { id } = await bench.company(`Company of ${count} bookings`);
  const trips = [...searchedTrips(bench.newId, Math.ceil(count / OF_A_TRIP))];
  const bookings = [...searchedBookings(bench.newId, trips, count)];
  const dearest = await fill(bench, id, trips, bookings);

  const complaints: (string | undefined)[] = [];
  const ask =
    (search: BookingsAsked, table = bench.table) =>
    () =>
      searchList(tenantDb(table, id), BOOKING_INDEX, { ...search, per_page: PAGE });
  for (const [name, search] of Object.entries(SEARCHES)) complaints.push(await measureSearch(waves, name, ask(search)));
  const own = { ...bench.table, scope: scopeOf((trips[0] as Trip).user_id) };
  complaints.push(await measureSearch(waves, 'one’s own alone', ask({}, own)));
  complaints.push(
    await measureSearch(waves, 'one’s own, word and type', ask({ search: 'dinner', booking_type: 'Dining' }, own)),
  );
  for (const [name, text] of Object.entries(toDearestSearches(dearest)))
    complaints.push(await measureSearch(waves, name, ask({ search: text })));

  const trip = trips.at(-1) as Trip;
  const on = (start_date: string) => ({ booking_type: 'Dining' as const, general_booking: { start_date } });
  const planned: Booking = { ...(bookings.at(-1) as Booking), ...on('2028-05-01'), trip_id: trip.id };
  const fresh = (i: number): Booking => ({ ...planned, id: bench.newId('booking'), serial: count + 2000 + i });
  await writeAll(bench, [toItem(id, Trips, trip)]);
  type Change<T> = readonly [T | undefined, T | undefined];
  const keyOf = (image: Item) => ({ pk: image.pk, sk: image.sk });
  const change = async (name: string, changed: readonly Change<Booking>[], ofTrips: readonly Change<Trip>[] = []) => {
    const histories = {
      [Bookings.name]: changed.map((pair) => pair.map((one) => one && toItem(id, Bookings, one))),
      [Trips.name]: ofTrips.map((pair) => pair.map((one) => one && toItem(id, Trips, one))),
    };
    const pairs = Object.values(histories).flat();
    await writeAll(
      bench,
      pairs.flatMap(([, after]) => after ?? []),
    );
    for (const [before, after] of pairs)
      if (before && !after)
        await bench.table.db.send(new DeleteCommand({ TableName: bench.table.name, Key: keyOf(before) }));
    return measureChange(name, Math.max(changed.length, ofTrips.length), () =>
      updateSearchIndex(bench.table, BOOKING_INDEX, (kind) =>
        (histories[kind] ?? []).flatMap((images) => {
          const known = images.find((image) => image !== undefined);
          return known ? [{ company: id, key: keyOf(known), images }] : [];
        }),
      ),
    );
  };
  const created = fresh(0);
  await change('create', [[undefined, created]]);
  await change('rename', [[created, { ...created, title: 'Voyage renamed' }]]);
  await change('change status', [[created, { ...created, payment_status: 'deposit_paid' }]]);
  await change('another day', [[created, { ...created, ...on('2028-06-01') }]]);
  await change('a figure in the row', [[created, { ...created, headcount: 9 }]]);
  await change('delete', [[created, undefined]]);
  const imported = Array.from({ length: 100 }, (_, i) => fresh(i + 1));
  await change(
    'import of 100 at once',
    imported.map((one) => [undefined, one]),
  );
  const renamed = { ...trip, trip_name: 'Renamed' };
  await change('rename of a trip of 100', [], [[trip, renamed]]);
  const given = { ...renamed, user_id: bench.newId('user') };
  await change('trip of 100 to a colleague', [], [[renamed, given]]);
  return complaints.flatMap((complaint) => complaint ?? []).map((complaint) => `bookings, ${complaint}`);
};
