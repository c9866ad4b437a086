import { itineraryContracts } from '@wayline/core/itinerary/itinerary.contract';
import { Itineraries } from '@wayline/core/itinerary/itinerary.records';
import { ok, refuse } from '@wayline/core/kernel/result';
import { readPartition } from '@wayline/core/store/read';
import { inTrip } from '@wayline/core/trips/trip.partition';
import { Trips } from '@wayline/core/trips/trip.records';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(itineraryContracts['trips.travel-itineraries.list'], async ({ input, actor, deps }) => {
  const kinds = { trips: Trips, itineraries: Itineraries };
  const { trips, itineraries } = await readPartition(deps.table, actor.company_id, inTrip(input.trip_id), kinds);
  return trips.length > 0 ? ok({ itineraries }) : refuse('record.missing');
});
