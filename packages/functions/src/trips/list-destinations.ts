import { lookupsContracts } from '@wayline/core/bookings/lookups.contract';
import { distinctNames } from '@wayline/core/kernel/distinct';
import { ok } from '@wayline/core/kernel/result';
import { listRows } from '@wayline/core/store/read';
import { TripRow } from '@wayline/core/trips/trip';
import { TRIP_LIST } from '@wayline/core/trips/trip.records';
import { endpoint } from '../kernel/endpoint';

const NEWEST = 1_000;
/** The list begins with its head, which has neither. */
const Names = TripRow.pick({ trip_destinations: true, tags: true }).partial();

/** Source: R-TRIP-195. */
export const handler = endpoint(lookupsContracts['messaging.destinations.list'], async ({ actor, deps }) => {
  const read = (row: unknown) => Names.parse(row);
  const { items } = await listRows(deps.table, actor.company_id, TRIP_LIST, read, { limit: NEWEST, newestFirst: true });
  return ok({
    destinations: distinctNames(items.flatMap(({ trip_destinations }) => trip_destinations ?? [])),
    trips_tags: distinctNames(items.flatMap(({ tags }) => tags ?? [])),
    individual_tags: [],
  });
});
