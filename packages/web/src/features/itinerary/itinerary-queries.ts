import { queryOptions } from '@tanstack/react-query';
import type { ItineraryId, TripId } from '@wayline/core/kernel/ids';
import { call } from '../../lib/api';

export const itineraryQueries = {
  one: (tripId: TripId, tiId: ItineraryId) =>
    queryOptions({
      queryKey: ['itineraries', tripId, tiId] as const,
      queryFn: ({ signal }) => call('trips.ti.get', { tripId, tiId }, { signal }),
    }),
};
