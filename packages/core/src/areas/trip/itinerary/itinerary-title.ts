import type { PublishedItinerary } from './published';

/** What a client's itinerary is called: by its own name, else by its trip's. */
export const getItineraryTitle = ({ ti_name, trip_name }: Pick<PublishedItinerary, 'ti_name' | 'trip_name'>): string =>
  ti_name || trip_name;
