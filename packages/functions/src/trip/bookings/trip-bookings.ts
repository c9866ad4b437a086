import { withAirportZones } from '@wayline/core/areas/trip/bookings/airport-zones';
import { bookingsContracts } from '@wayline/core/areas/trip/bookings/bookings.contract';
import { migrateBooking } from '@wayline/core/areas/trip/bookings/people/link-travelers';
import { assembleDays, groupByCategory } from '@wayline/core/areas/trip/itinerary/assemble-days';
import { readTrip } from '@wayline/core/areas/trip/trips/whole-trip';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(bookingsContracts['book.trip-bookings.get'], async ({ input, db }) => {
  const whole = await readTrip(db, input.trip_id);
  if (!whole) return refuse('record.missing');
  const { start_date, end_date } = whole.trip;
  const bookings = whole.bookings.map((booking) => withAirportZones(migrateBooking(booking, whole.travelers)));
  const { days } = assembleDays({ start_date, end_date, bookings });
  return ok({ daily_itinerary: days, bookings_by_categories: groupByCategory(bookings) });
});
