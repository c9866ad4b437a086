import type { QueryClient } from '@tanstack/react-query';
import type { Itinerary } from '@wayline/core/areas/trip/itinerary/itinerary';
import { itineraryQueries } from './itinerary-queries';

const keyOf = ({ trip_id, id }: Itinerary) => itineraryQueries.one(trip_id, id).queryKey;

/** An itinerary as its page knows it now: what was saved since `itinerary` was shown is in it. */
export const getKnownItinerary = (client: QueryClient, itinerary: Itinerary): Itinerary =>
  client.getQueryData(keyOf(itinerary))?.itinerary ?? itinerary;

/** Shows what was saved, without waiting until it is read again. */
export const setKnownItinerary = (client: QueryClient, saved: Itinerary): void =>
  void client.setQueryData(keyOf(saved), (before) => before && { ...before, itinerary: saved });
