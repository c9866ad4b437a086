import { withAirportZones } from '@wayline/core/bookings/airport-zones';
import { ok, refuse } from '@wayline/core/kernel/result';
import { tripSummary } from '@wayline/core/trips/people/accounting-summary';
import { travelerServiceTotals } from '@wayline/core/trips/people/traveler-service-totals';
import { tripsContracts } from '@wayline/core/trips/trips.contract';
import { readTrip } from '@wayline/core/trips/whole-trip';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(tripsContracts['trips.get'], async ({ input, actor, deps }) => {
  const whole = await readTrip(deps.table, actor.company_id, input.id);
  if (!whole) return refuse('record.missing');
  const bookings = whole.bookings.map(withAirportZones);
  return ok({
    ...whole,
    bookings,
    accounting_summary: tripSummary(bookings, actor.company.currency_code),
    traveler_service_totals: travelerServiceTotals(whole.travelers, bookings),
  });
});
