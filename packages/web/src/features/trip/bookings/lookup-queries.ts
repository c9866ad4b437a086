import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api';

const A_DAY = 86_400_000;
const SHORTEST = 2;

/** Airports for what is typed; the table behind it does not change while somebody works. */
export const airportQuery = (search: string) =>
  queryOptions({
    queryKey: ['lookups', 'airports', search],
    queryFn: async ({ signal }) =>
      (await call('lookups.airports.find', { search }, { signal, onMissing: 'stay' })).airports,
    enabled: search.length >= SHORTEST,
    staleTime: A_DAY,
    placeholderData: keepPreviousData,
  });

/** The places of the library, which who may not view the library is not shown. */
export const libraryPlacesQuery = queryOptions({
  queryKey: ['places'],
  queryFn: async ({ signal }) => (await call('misc.places.list', {}, { signal })).places,
});

/** The airlines, read once for all editors. */
export const airlineQuery = queryOptions({
  queryKey: ['lookups', 'airlines'],
  queryFn: async ({ signal }) => (await call('lookups.airlines.list', {}, { signal, onMissing: 'stay' })).airlines,
  staleTime: A_DAY,
});
