import { dayServices } from '@wayline/core/areas/trip/planner-views/day-services';
import { viewsContracts } from '@wayline/core/areas/trip/planner-views/views.contract';
import { readTrip } from '@wayline/core/areas/trip/trips/whole-trip';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(viewsContracts['book.dayservices.get'], async ({ input, db }) => {
  const whole = await readTrip(db, input.tripId);
  if (!whole) return refuse('record.missing');
  const { actual_days, start_date } = input;
  return ok({ days: dayServices(whole.trip, whole.bookings, { actual_days: actual_days === '1', start_date }) });
});
