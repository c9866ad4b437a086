import { withAirportZones } from '@wayline/core/bookings/airport-zones';
import type { Booking } from '@wayline/core/bookings/booking';
import { Bookings } from '@wayline/core/bookings/booking.records';
import { bookingsContracts } from '@wayline/core/bookings/bookings.contract';
import { readingOf } from '@wayline/core/bookings/types/booking-reading';
import { ok, refuse } from '@wayline/core/kernel/result';
import { getRecords } from '@wayline/core/store/read';
import type { Trip } from '@wayline/core/trips/trip';
import { Trips } from '@wayline/core/trips/trip.records';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(bookingsContracts['book.bookings.get'], async ({ input, actor, deps }) => {
  const [found, trip] = await getRecords(deps.table, actor.company_id, [
    { def: Bookings, key: input },
    { def: Trips, key: { id: input.trip_id } },
  ]);
  if (!found) return refuse('record.missing');
  return ok({ booking: readingOf(withAirportZones(found as Booking), (trip as Trip | undefined)?.start_date) });
});
