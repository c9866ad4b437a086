import { withAirportZones } from '@wayline/core/areas/trip/bookings/airport-zones';
import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { Bookings } from '@wayline/core/areas/trip/bookings/booking.records';
import { bookingsContracts } from '@wayline/core/areas/trip/bookings/bookings.contract';
import { toBookingReading } from '@wayline/core/areas/trip/bookings/types/to-booking-reading';
import type { Trip } from '@wayline/core/areas/trip/trips/trip';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(bookingsContracts['book.bookings.get'], async ({ input, db }) => {
  const [found, trip] = await db.getMany([
    { def: Bookings, key: input },
    { def: Trips, key: { id: input.trip_id } },
  ]);
  if (!found) return refuse('record.missing');
  return ok({ booking: toBookingReading(withAirportZones(found as Booking), (trip as Trip | undefined)?.start_date) });
});
