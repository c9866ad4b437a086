import { Bookings } from '@wayline/core/areas/trip/bookings/booking.records';
import { lookupsContracts } from '@wayline/core/areas/trip/bookings/lookups.contract';
import { inTrip } from '@wayline/core/areas/trip/trips/trip.partition';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

/** Source: R-TRIP-174. */
export const handler = endpoint(lookupsContracts['book.confirmation-codes.list'], async ({ input, db }) => {
  const kinds = { trips: Trips, bookings: Bookings };
  const { trips, bookings } = await db.readPartition(inTrip(input.trip_id), kinds);
  if (trips.length === 0) return refuse('record.missing');
  return ok({
    codes: bookings.flatMap(({ id: booking_id, title, confirmation_id }) =>
      confirmation_id ? [{ booking_id, title, confirmation_id }] : [],
    ),
  });
});
