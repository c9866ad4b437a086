import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { HistoryKind } from '@wayline/core/areas/trip/history/history-kinds';
import type { ItineraryId, TripId } from '@wayline/core/base/ids';
import { type CallOutput, call } from '../../../lib/api';
import { tripQueries } from '../trips/trip-queries';

export type HistoryEntry = CallOutput<'trips.history.list'>['entries'][number];

/** Keys and fetchers of what happened; they lie under the trips, so that whatever makes those old makes these old too. */
export const historyQueries = {
  entries: (trip_id: TripId, kind: HistoryKind | undefined) =>
    infiniteQueryOptions({
      queryKey: [...tripQueries.all(), trip_id, 'history', kind ?? 'all'] as const,
      queryFn: ({ signal, pageParam }) => call('trips.history.list', { trip_id, kind, cursor: pageParam }, { signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ cursor }) => cursor,
    }),
  deletedBookings: (trip_id: TripId) =>
    queryOptions({
      queryKey: [...tripQueries.all(), trip_id, 'deleted'] as const,
      queryFn: ({ signal }) => call('trips.bookings.deleted.list', { trip_id }, { signal }),
    }),
  deletedTrips: () =>
    queryOptions({
      queryKey: [...tripQueries.all(), 'deleted'] as const,
      queryFn: ({ signal }) => call('trips.deleted.list', {}, { signal }),
    }),
  versions: (tripId: TripId, tiId: ItineraryId) =>
    infiniteQueryOptions({
      queryKey: ['itineraries', tripId, tiId, 'versions'] as const,
      queryFn: ({ signal, pageParam }) =>
        call('trips.ti.versions.list', { tripId, tiId, before: pageParam }, { signal }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: ({ versions, more }) => (more ? versions.at(-1)?.version : undefined),
    }),
  comparison: (tripId: TripId, tiId: ItineraryId, from: number) =>
    queryOptions({
      queryKey: ['itineraries', tripId, tiId, 'versions', from] as const,
      queryFn: ({ signal }) => call('trips.ti.versions.compare', { tripId, tiId, from }, { signal }),
    }),
};
