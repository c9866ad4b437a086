import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { Notifications } from '@wayline/core/areas/notifications/notification.records';
import { BOOKING_INDEX } from '@wayline/core/areas/trip/booking-lists/booking-search.index';
import { toTripOfBooking } from '@wayline/core/areas/trip/booking-lists/trip-of-booking';
import { Bookings } from '@wayline/core/areas/trip/bookings/booking.records';
import type { Trip } from '@wayline/core/areas/trip/trips/trip';
import { Travelers, Trips } from '@wayline/core/areas/trip/trips/trip.records';
import type { CompanyId, TripId } from '@wayline/core/base/ids';
import { ListCounters } from '@wayline/core/store/list-counter';
import { withShown } from '@wayline/core/store/list-row';
import { type RecordDef, toItem, type ValueOf } from '@wayline/core/store/record';
import { collectChanges, collectRecord } from '@wayline/core/store/search/search-changes';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { sampleBooking, sampleTraveler, sampleTrip } from './samples';
import { toIndexItems } from './search/index-items';
import type { Bench, BenchCompany } from './world';

const BATCH = 25;
const AT_ONCE = 8;
const BOOKINGS = 30;
const TRAVELERS = 4;
/** More than the dashboard reads; writing every trip's would only make the seeding longer. */
const DEPARTURES = 100;
type Item = ReturnType<typeof toItem>;
type Row = Record<string, unknown>;

/** What seeding works with: a table, and whoever sends to it. */
type Seeding = Pick<Bench, 'table' | 'newId'> & { recorder: Pick<Bench['recorder'], 'send'> };
type Filled = Pick<BenchCompany, 'id'> & { user: Pick<BenchCompany['user'], 'id'> };

/** Writes items as they stand, in batches, so many at once. */
export const writeAll = async ({ table, recorder }: Seeding, items: readonly Row[], atOnce = AT_ONCE) => {
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const batch = items.slice(next, next + BATCH).map((Item) => ({ PutRequest: { Item } }));
      next += BATCH;
      await recorder.send(new BatchWriteCommand({ RequestItems: { [table.name]: batch } }));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};

const item = <D extends RecordDef>(company: CompanyId, def: D, value: ValueOf<D>) => toItem(company, def, value);

/** Fills a company with trips, beside those it holds; the last one has bookings and travelers. Returns that one's id. */
export const seedTrips = async (bench: Seeding, { id, user }: Filled, count: number): Promise<TripId> => {
  const trips = Array.from({ length: count }, (_, i) => sampleTrip(bench.newId, user.id, i));
  const db = tenantDb(bench.table, id);
  const planned = trips.at(-1)?.id as TripId;
  await writeAll(bench, [
    ...trips.flatMap((trip, i) => {
      const { item: own, follows = [] } = db.insert(Trips, trip);
      const puts = [own, ...follows.map((one) => one.item)].flatMap(({ Put }) => (Put?.Item as Item | undefined) ?? []);
      return i < DEPARTURES ? puts : puts.slice(0, 1);
    }),
    ...Array.from({ length: BOOKINGS }, (_, i) => item(id, Bookings, sampleBooking(bench.newId, planned, i))),
    ...Array.from({ length: TRAVELERS }, (_, i) => item(id, Travelers, sampleTraveler(bench.newId, planned, i))),
    item(id, ListCounters, { name: 'TRIPS', n: count }),
  ]);
  return planned;
};

/** Trips that the bookings of a grown company belong to: few enough that a page of bookings meets all of them at any size. */
const TRIPS_OF_BOOKINGS = 7;
const DAYS = 300;

const FIRST_SERIAL = 1001;
/** A booking whose row shows its trip, as the stream keeps it. */
const shownIn = (booking: Item, trip: Trip) => ({
  ...booking,
  row: withShown(booking.row as Row, toTripOfBooking(trip)),
});

/** Fills a company with bookings of a few trips, spread over most of a year, and with the index that the stream would have kept. */
export const seedBookings = async (bench: Bench, { id, user }: BenchCompany, count: number): Promise<void> => {
  const trips = Array.from({ length: TRIPS_OF_BOOKINGS }, (_, i) => sampleTrip(bench.newId, user.id, i));
  const bookings = Array.from({ length: count }, (_, i) => ({
    ...sampleBooking(bench.newId, trips[i % TRIPS_OF_BOOKINGS]?.id as TripId, i, i % DAYS),
    serial: FIRST_SERIAL + i,
  }));
  const index = collectChanges(BOOKING_INDEX);
  for (const [i, booking] of bookings.entries())
    collectRecord(
      BOOKING_INDEX,
      { company: id, image: item(id, Bookings, booking), parent: trips[i % TRIPS_OF_BOOKINGS] },
      index,
    );
  await writeAll(bench, [
    ...trips.map((trip) => item(id, Trips, trip)),
    ...bookings.map((booking, i) => shownIn(item(id, Bookings, booking), trips[i % TRIPS_OF_BOOKINGS] as Trip)),
    ...toIndexItems(index.changes()),
    item(id, ListCounters, { name: 'BOOKINGS', n: count }),
  ]);
};

/** What a busy advisor's bell holds. */
export const seedBell = (bench: Bench, { id, user }: BenchCompany, count: number) =>
  writeAll(
    bench,
    Array.from({ length: count }, () =>
      item(id, Notifications, {
        id: bench.newId('event'),
        user_id: user.id,
        kind: 'itinerary_viewed',
        title: 'Amelia Hartwell opened the itinerary',
        body: 'Hartwell family, Tuscany and the coast',
        link: '/trips/trp_0/ti/tin_0',
        created_at: bench.now(),
      }),
    ),
  );
