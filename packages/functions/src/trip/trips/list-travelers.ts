import { travelerCount, travelersAmong } from '@wayline/core/areas/trip/trips/traveler-counts';
import { tripsContracts } from '@wayline/core/areas/trip/trips/trips.contract';
import { readTrip } from '@wayline/core/areas/trip/trips/whole-trip';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(tripsContracts['trips.travelers.list'], async ({ input, db }) => {
  const whole = await readTrip(db, input.id);
  if (!whole) return refuse('record.missing');
  const { travelers } = whole;
  return ok({ travelers, count: travelerCount(travelersAmong(travelers), input.leave_out) });
});
