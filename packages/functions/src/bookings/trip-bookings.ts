import { withAirportZones } from '@wayline/core/bookings/airport-zones';
import { bookingsContracts } from '@wayline/core/bookings/bookings.contract';
import { assembleDays, groupByCategory } from '@wayline/core/itinerary/assemble-days';
import { ok, refuse } from '@wayline/core/kernel/result';
import { readTrip } from '@wayline/core/trips/whole-trip';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(bookingsContracts['book.trip-bookings.get'], async ({ input, actor, deps }) => {
  const whole = await readTrip(deps.table, actor.company_id, input.trip_id);
  if (!whole) return refuse('record.missing');
  const { start_date, end_date } = whole.trip;
  const bookings = whole.bookings.map(withAirportZones);
  const { days } = assembleDays({ start_date, end_date, bookings });
  return ok({ daily_itinerary: days, bookings_by_categories: groupByCategory(bookings) });
});
