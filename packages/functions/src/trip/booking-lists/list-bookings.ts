import { betweenDays } from '@wayline/core/areas/trip/booking-lists/booking-row';
import { bookingMatcher, isNarrowed } from '@wayline/core/areas/trip/booking-lists/booking-search';
import { BOOKING_LIST, BookingRows } from '@wayline/core/areas/trip/bookings/booking.records';
import { bookingListsContracts } from '@wayline/core/areas/trip/bookings/booking-lists.contract';
import { listOwnTrips } from '@wayline/core/areas/trip/trips/newest-trips';
import { readTripsById } from '@wayline/core/areas/trip/trips/read-trips-by-id';
import type { Trip } from '@wayline/core/areas/trip/trips/trip';
import { ok } from '@wayline/core/base/result';
import { fullPage } from '@wayline/core/store/full-page';
import { ListCounters } from '@wayline/core/store/list-counter';
import type { TenantDb } from '@wayline/core/store/tenant-db';
import { endpoint } from '../../kernel/endpoint';

const READ_AHEAD = 1_000;
const shown = (trip: Trip) => ({
  trip_code: trip.code,
  trip_name: trip.trip_name,
  trip_type: trip.trip_group_kind,
  trip_sub_type: trip.trip_sub_type,
  lead_client: trip.lead_traveler,
});

const countBookings = async (db: TenantDb): Promise<number> => {
  if (!db.table.scope) return (await db.get(ListCounters, { name: 'BOOKINGS' }))?.n ?? 0;
  return (await listOwnTrips(db)).reduce((sum, { trip_reservations }) => sum + trip_reservations, 0);
};

/**
 * A page is read until it is full or the list ends; days narrow what is read, everything else narrows what was read. The trips are read
 * for the page and never copied into its rows.
 */
export const handler = endpoint(
  bookingListsContracts['book.company-bookings.list'],
  async ({ input, db, deps: { table } }) => {
    const { per_page: size, from, until, order, cursor: begins, search: text, unconfirmed, ...filters } = input;
    const search = { ...filters, text, unconfirmed: unconfirmed === '1' };
    const narrowed = isNarrowed(search);
    const [total, { items: rows, cursor }] = await Promise.all([
      countBookings(db),
      fullPage({
        size,
        cursor: begins,
        next: (cursor, room) =>
          db.listRows(BOOKING_LIST, BookingRows, {
            ...betweenDays(from, until),
            cursor,
            limit: narrowed || table.scope ? READ_AHEAD : room,
            newestFirst: order === 'latest',
          }),
        matches: bookingMatcher(search),
      }),
    ]);
    const trips = await readTripsById(db, rows);
    const whole = !narrowed && from === undefined && until === undefined;
    // What belongs to a deleted trip waits there with it, until the trip is brought back or forgotten.
    const bookings = rows.flatMap((row) => {
      const trip = trips.get(row.trip_id);
      return trip ? [{ ...row, trip: shown(trip) }] : [];
    });
    return ok({
      bookings,
      cursor,
      total,
      filtered: cursor ? undefined : whole ? total : bookings.length,
    });
  },
);
