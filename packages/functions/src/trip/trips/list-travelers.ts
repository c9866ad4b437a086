import { peopleContracts } from '@wayline/core/areas/trip/trips/people.contract';
import { travelerCount, travelersAmong } from '@wayline/core/areas/trip/trips/traveler-counts';
import { readTrip } from '@wayline/core/areas/trip/trips/whole-trip';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(peopleContracts['trips.travelers.list'], async ({ input, db }) => {
  const whole = await readTrip(db, input.id);
  if (!whole) return refuse('record.missing');
  const { travelers } = whole;
  return ok({ travelers, count: travelerCount(travelersAmong(travelers), input.leave_out) });
});
