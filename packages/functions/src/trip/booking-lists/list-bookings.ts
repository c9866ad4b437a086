import { BOOKING_INDEX, type FoundBooking } from '@wayline/core/areas/trip/booking-lists/booking-search.index';
import { toTripOfBooking } from '@wayline/core/areas/trip/booking-lists/trip-of-booking';
import { bookingListsContracts } from '@wayline/core/areas/trip/bookings/booking-lists.contract';
import { readTripsById } from '@wayline/core/areas/trip/trips/read-trips-by-id';
import { ok } from '@wayline/core/base/result';
import { searchList } from '@wayline/core/store/search/search-list';
import type { TenantDb } from '@wayline/core/store/tenant-db';
import { endpoint } from '../../kernel/endpoint';

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

/** Source: R-TRIP-042. */
export const handler = endpoint(bookingListsContracts['book.company-bookings.list'], async ({ input, db }) => {
  // Here an empty search is none.
  const asked = { ...input, search: input.search || undefined };
  const { rows, ...page } = await searchList(db, BOOKING_INDEX, asked);
  return ok({ bookings: await withTrips(db, rows), ...page });
});
