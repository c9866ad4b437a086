import { Bookings } from '@wayline/core/areas/trip/bookings/booking.records';
import { lookupsContracts } from '@wayline/core/areas/trip/bookings/lookups.contract';
import { inTrip } from '@wayline/core/areas/trip/trips/trip.partition';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

/** A page as the table has it: of a category a page may hold fewer, and none is the last while there is a cursor. Source: R-TRIP-164 (G-116). */
export const handler = endpoint(lookupsContracts['book.bookings.list-v2'], async ({ input, db }) => {
  const { trip_id, category, cursor, per_page } = input;
  const at = { partition: inTrip(trip_id), prefix: 'BOOKING#' };
  const [trip, page] = await Promise.all([
    db.get(Trips, { id: trip_id }),
    db.listPartition(Bookings, at, { cursor, limit: per_page }),
  ]);
  if (!trip) return refuse('record.missing');
  const bookings = page.items.filter(({ booking_type }) => category === undefined || booking_type === category);
  return ok({ bookings, cursor: page.cursor });
});
