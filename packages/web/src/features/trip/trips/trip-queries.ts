import { queryOptions } from '@tanstack/react-query';
import type { TripId } from '@wayline/core/base/ids';
import { call } from '../../../lib/api';

/** Keys and fetchers of the trips area; what changes a trip invalidates through these. */
export const tripQueries = {
  all: () => ['trips'] as const,
  one: (id: TripId) =>
    queryOptions({
      queryKey: [...tripQueries.all(), id] as const,
      queryFn: ({ signal }) => call('trips.get', { id }, { signal }),
    }),
};
