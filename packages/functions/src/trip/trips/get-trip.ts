import { withAirportZones } from '@wayline/core/areas/trip/bookings/airport-zones';
import { migrateBooking } from '@wayline/core/areas/trip/bookings/people/link-travelers';
import { tripSummary } from '@wayline/core/areas/trip/trips/people/accounting-summary';
import { travelerServiceTotals } from '@wayline/core/areas/trip/trips/people/traveler-service-totals';
import { readTrip } from '@wayline/core/areas/trip/trips/whole-trip';
import { wholeTripContracts } from '@wayline/core/areas/trip/trips/whole-trip.contract';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(wholeTripContracts['trips.get'], async ({ input, actor, db }) => {
  const whole = await readTrip(db, input.id);
  if (!whole) return refuse('record.missing');
  const bookings = whole.bookings.map((booking) => withAirportZones(migrateBooking(booking, whole.travelers)));
  return ok({
    ...whole,
    bookings,
    accounting_summary: tripSummary(bookings, actor.company.currency_code),
    traveler_service_totals: travelerServiceTotals(whole.travelers, bookings),
  });
});
