import { queryOptions } from '@tanstack/react-query';
import type { TripRow } from '@wayline/core/areas/trip/trips/trip';
import { call } from '../../../../lib/api';
import { BLOCK_OF_ALL, type FetchRows, MOST_ROWS } from '../../../../ui/table/table-types';
import type { TripFilters } from './trip-filters';

export const fetchTrips: FetchRows<TripRow> = async ({ cursor, per_page, search, filters, signal }) => {
  const { trips, ...rest } = await call('trips.list', { cursor, per_page, search, ...filters }, { signal });
  return { rows: trips, ...rest };
};

/** Every trip that matches, for what is done to all of them. */
export const allTrips = async (search: string | undefined, filters: TripFilters): Promise<TripRow[]> => {
  const all: TripRow[] = [];
  let cursor: string | undefined;
  do {
    const page = await call('trips.list', { ...filters, search, cursor, per_page: BLOCK_OF_ALL });
    all.push(...page.trips);
    cursor = page.cursor;
  } while (cursor && all.length < MOST_ROWS);
  return all;
};

/** Those a trip can be given to. */
export const advisorsQuery = queryOptions({
  queryKey: ['trip-advisors'],
  queryFn: async ({ signal }) => (await call('trips.advisors.list', {}, { signal })).advisors,
});
