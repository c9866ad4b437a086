import { isNarrowed } from '@wayline/core/areas/trip/booking-lists/booking-search';
import { type FoundBooking, FoundRows } from '@wayline/core/areas/trip/booking-lists/booking-search.index';
import { searchBookings } from '@wayline/core/areas/trip/booking-lists/search-bookings';
import { toTripOfBooking } from '@wayline/core/areas/trip/booking-lists/trip-of-booking';
import { BOOKING_LIST } from '@wayline/core/areas/trip/bookings/booking.records';
import { bookingListsContracts } from '@wayline/core/areas/trip/bookings/booking-lists.contract';
import { readTripsById } from '@wayline/core/areas/trip/trips/read-trips-by-id';
import { ok } from '@wayline/core/base/result';
import { fullPage } from '@wayline/core/store/full-page';
import { readListTotal } from '@wayline/core/store/list-counter';
import type { TenantDb } from '@wayline/core/store/tenant-db';
import { endpoint } from '../../kernel/endpoint';

type Page = { per_page: number; order: 'latest' | 'soonest'; cursor?: string | undefined };

/**
 * Rows with their trips. The few that do not show theirs yet have it read; what belongs to a deleted trip shows none, and waits there with it
 * until the trip is brought back or forgotten.
 */
const withTrips = async (db: TenantDb, rows: readonly FoundBooking[]) => {
  const trips = await readTripsById(
    db,
    rows.filter(({ trip }) => !trip),
  );
  return rows.flatMap((row) => {
    const read = trips.get(row.trip_id);
    const trip = row.trip ?? (read && toTripOfBooking(read));
    return trip ? [{ ...row, trip }] : [];
  });
};

/** The whole table, a page from the list itself, which never misses what was just saved: one round trip, with its total beside it. */
const listAll = async (db: TenantDb, { per_page: size, order, cursor: begins }: Page) => {
  const at = { newestFirst: order === 'latest' };
  const [total, { items, cursor }] = await Promise.all([
    readListTotal(db, BOOKING_LIST[0]),
    fullPage({
      size,
      cursor: begins,
      next: (cursor, limit) => db.listRows(BOOKING_LIST, FoundRows, { ...at, cursor, limit }),
      matches: () => true,
    }),
  ]);
  return { bookings: await withTrips(db, items), cursor, total, filtered: cursor ? undefined : total };
};

/** What narrows the table is looked up, and so is what a reader sees who does not see all. Source: R-TRIP-042. */
export const handler = endpoint(bookingListsContracts['book.company-bookings.list'], async ({ input, db }) => {
  const { per_page, from, until, order, cursor, search: text, unconfirmed, ...filters } = input;
  const search = { ...filters, text, unconfirmed: unconfirmed === '1' };
  if (!isNarrowed(search) && !from && !until && !db.table.scope)
    return ok(await listAll(db, { per_page, order, cursor }));
  return ok(await searchBookings(db, { ...search, from, until, order, per_page, cursor }));
});
