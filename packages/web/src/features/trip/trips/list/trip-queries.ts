import { queryOptions } from '@tanstack/react-query';
import type { TripRow } from '@wayline/core/areas/trip/trips/trip';
import { call } from '../../../../lib/api';
import type { FetchRows } from '../../../../ui/table/table-types';

export const fetchTrips: FetchRows<TripRow> = async ({ cursor, per_page, search, filters, signal }) => {
  const { trips, ...rest } = await call('trips.list', { cursor, per_page, search, ...filters }, { signal });
  return { rows: trips, ...rest };
};

/** Those a trip can be given to. */
export const advisorsQuery = queryOptions({
  queryKey: ['trip-advisors'],
  queryFn: async ({ signal }) => (await call('trips.advisors.list', {}, { signal })).advisors,
});
