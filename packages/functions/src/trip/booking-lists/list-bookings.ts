import { isNarrowed } from '@wayline/core/areas/trip/booking-lists/booking-search';
import { searchBookings } from '@wayline/core/areas/trip/booking-lists/search-bookings';
import { toTripOfBooking } from '@wayline/core/areas/trip/booking-lists/trip-of-booking';
import { BOOKING_LIST, BookingRows } from '@wayline/core/areas/trip/bookings/booking.records';
import { bookingListsContracts } from '@wayline/core/areas/trip/bookings/booking-lists.contract';
import { readTripsById } from '@wayline/core/areas/trip/trips/read-trips-by-id';
import { ok } from '@wayline/core/base/result';
import { fullPage } from '@wayline/core/store/full-page';
import { ListCounters } from '@wayline/core/store/list-counter';
import type { TenantDb } from '@wayline/core/store/tenant-db';
import { endpoint } from '../../kernel/endpoint';

type Page = { per_page: number; order: 'latest' | 'soonest'; cursor?: string | undefined };
const readTotal = async (db: TenantDb) => (await db.get(ListCounters, { name: 'BOOKINGS' }))?.n;
/** The whole table, a page from the list itself, which never misses what was just saved. The trips are read for the page. */
const listAll = async (db: TenantDb, { per_page: size, order, cursor: begins }: Page) => {
  const newestFirst = order === 'latest';
  // The first page of the latest has the list's counter in it.
  const isCounted = newestFirst && begins === undefined;
  let counted: number | undefined;
  const next = async (cursor: string | undefined, room: number) => {
    const limit = room + (isCounted && cursor === undefined ? 1 : 0);
    const page = await db.listRows(BOOKING_LIST, BookingRows, { cursor, limit, newestFirst });
    counted ??= page.total;
    return page;
  };
  const [known, { items: rows, cursor }] = await Promise.all([
    isCounted ? undefined : readTotal(db),
    fullPage({ size, cursor: begins, next, matches: () => true }),
  ]);
  const trips = await readTripsById(db, rows);
  // What belongs to a deleted trip waits there with it, until the trip is brought back or forgotten.
  const bookings = rows.flatMap((row) => {
    const trip = trips.get(row.trip_id);
    return trip ? [{ ...row, trip: toTripOfBooking(trip) }] : [];
  });
  const total = known ?? counted ?? (await readTotal(db)) ?? 0;
  return { bookings, cursor, total, filtered: cursor ? undefined : total };
};

/** What narrows the table is looked up, and so is what a reader sees who does not see all. Source: R-TRIP-042. */
export const handler = endpoint(bookingListsContracts['book.company-bookings.list'], async ({ input, db }) => {
  const { per_page, from, until, order, cursor, search: text, unconfirmed, ...filters } = input;
  const search = { ...filters, text, unconfirmed: unconfirmed === '1' };
  if (!isNarrowed(search) && !from && !until && !db.table.scope)
    return ok(await listAll(db, { per_page, order, cursor }));
  return ok(await searchBookings(db, { ...search, from, until, order, per_page, cursor }));
});
