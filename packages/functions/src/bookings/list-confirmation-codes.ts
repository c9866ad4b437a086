import { Bookings } from '@wayline/core/bookings/booking.records';
import { lookupsContracts } from '@wayline/core/bookings/lookups.contract';
import { ok, refuse } from '@wayline/core/kernel/result';
import { readPartition } from '@wayline/core/store/read';
import { inTrip } from '@wayline/core/trips/trip.partition';
import { Trips } from '@wayline/core/trips/trip.records';
import { endpoint } from '../kernel/endpoint';

/** Source: R-TRIP-174. */
export const handler = endpoint(lookupsContracts['book.confirmation-codes.list'], async ({ input, actor, deps }) => {
  const kinds = { trips: Trips, bookings: Bookings };
  const { trips, bookings } = await readPartition(deps.table, actor.company_id, inTrip(input.trip_id), kinds);
  if (trips.length === 0) return refuse('record.missing');
  return ok({
    codes: bookings.flatMap(({ id: booking_id, title, confirmation_id }) =>
      confirmation_id ? [{ booking_id, title, confirmation_id }] : [],
    ),
  });
});
