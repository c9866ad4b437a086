import { TRIP_QUERY } from '@wayline/core/areas/trip/trips/trip-query';
import { DEPARTING } from '@wayline/core/areas/trip/trips/trip-types';
import { type AskedFilters, type ListQuery, oneOf } from '@wayline/core/base/list-query';
import { parseQuery } from '../../../../lib/list-address';

/** What the page of trips can be asked: what the list itself can, and the next departures, which the server works out for it. */
export const TRIP_LIST = {
  ...TRIP_QUERY,
  filters: { ...TRIP_QUERY.filters, departing: oneOf(DEPARTING) },
} as const satisfies ListQuery;
export type TripFilters = AskedFilters<typeof TRIP_LIST>;

/** What an address asks the page of trips. */
export const parseTripQuery = (address: URLSearchParams) => parseQuery(TRIP_LIST, address);
