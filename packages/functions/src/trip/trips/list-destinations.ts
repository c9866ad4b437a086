import { lookupsContracts } from '@wayline/core/areas/trip/bookings/lookups.contract';
import { newestTrips } from '@wayline/core/areas/trip/trips/newest-trips';
import { distinctNames } from '@wayline/core/base/distinct';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

const NEWEST = 1_000;

/** Source: R-TRIP-195. */
export const handler = endpoint(lookupsContracts['messaging.destinations.list'], async ({ db }) => {
  const { items } = await newestTrips(db, NEWEST);
  return ok({
    destinations: distinctNames(items.flatMap(({ trip_destinations }) => trip_destinations)),
    trips_tags: distinctNames(items.flatMap(({ tags }) => tags)),
    individual_tags: [],
  });
});
