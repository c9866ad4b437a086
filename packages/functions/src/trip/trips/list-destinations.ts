import { lookupsContracts } from '@wayline/core/areas/trip/bookings/lookups.contract';
import { TRIP_LIST, TripRows } from '@wayline/core/areas/trip/trips/trip.records';
import { distinctNames } from '@wayline/core/base/distinct';
import { ok } from '@wayline/core/base/result';
import { listRows } from '@wayline/core/store/read';
import { endpoint } from '../../kernel/endpoint';

const NEWEST = 1_000;

/** Source: R-TRIP-195. */
export const handler = endpoint(lookupsContracts['messaging.destinations.list'], async ({ actor, deps }) => {
  const newest = { limit: NEWEST, newestFirst: true };
  const { items } = await listRows(deps.table, actor.company_id, TRIP_LIST, TripRows, newest);
  return ok({
    destinations: distinctNames(items.flatMap(({ trip_destinations }) => trip_destinations)),
    trips_tags: distinctNames(items.flatMap(({ tags }) => tags)),
    individual_tags: [],
  });
});
