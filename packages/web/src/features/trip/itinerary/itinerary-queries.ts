import { queryOptions } from '@tanstack/react-query';
import type { FileId, ItineraryId, TripId } from '@wayline/core/base/ids';
import { type CallOutput, call } from '../../../lib/api';

/** Links to pictures are read again before they stop working. */
const PICTURE_LINK_MS = 10 * 60_000;
type Preview = CallOutput<'trips.ti.preview'>;
/**
 * Keeps a page that says the same, for as long as its pictures can be loaded: the frame of another would be loaded again, and be back at
 * its top while somebody reads it.
 */
const keepWhileSame = (shown: unknown, read: unknown): unknown => {
  const [old, now] = [shown as Preview | undefined, read as Preview];
  const isSame = old?.content_hash === now.content_hash;
  return isSame && Date.parse(now.made_at) - Date.parse(old.made_at) < PICTURE_LINK_MS ? old : now;
};
const one = (tripId: TripId, tiId: ItineraryId) => ['itineraries', tripId, tiId] as const;

export const itineraryQueries = {
  one: (tripId: TripId, tiId: ItineraryId) =>
    queryOptions({
      queryKey: one(tripId, tiId),
      queryFn: ({ signal }) => call('trips.ti.get', { tripId, tiId }, { signal }),
    }),
  /** The itineraries of a trip. */
  ofTrip: (trip_id: TripId) =>
    queryOptions({
      queryKey: ['itineraries', trip_id],
      queryFn: ({ signal }) => call('trips.travel-itineraries.list', { trip_id }, { signal }),
    }),
  /** Whose itinerary it is; loaded once, and again only when the itinerary is known to have changed. Source: R-TRIP-104. */
  travel: (trip_id: TripId, id: ItineraryId) =>
    queryOptions({
      queryKey: [...one(trip_id, id), 'travel'],
      queryFn: ({ signal }) => call('trips.travel-itineraries.get', { trip_id, id }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  preview: (tripId: TripId, tiId: ItineraryId) =>
    queryOptions({
      queryKey: [...one(tripId, tiId), 'preview'],
      queryFn: ({ signal }) => call('trips.ti.preview', { tripId, tiId }, { signal }),
      structuralSharing: keepWhileSame,
    }),
  /** Where the uploaded cover can be seen, for a few minutes: asked again when it is another, and before the link ends. */
  cover: (tripId: TripId, tiId: ItineraryId, file: FileId | '') =>
    queryOptions({
      queryKey: ['itinerary-cover', tripId, tiId, file],
      queryFn: ({ signal }) => call('trips.ti.cover.get', { tripId, tiId }, { signal }),
      staleTime: PICTURE_LINK_MS,
    }),
  /** The files of the trip, of which some can be given to the client. */
  tripFiles: (id: TripId) =>
    queryOptions({
      queryKey: ['itineraries', id, 'trip-files'],
      queryFn: ({ signal }) => call('trips.attachments.list', { id }, { signal }),
    }),
  templates: () =>
    queryOptions({
      queryKey: ['itinerary-templates'],
      queryFn: ({ signal }) => call('trips.itinerary-templates.list', {}, { signal }),
    }),
};
