import { TRIP_INDEX } from './areas/trip/trips/trip-search.index';

/** Everything that searches and filters are answered from, one line for a kind of record; the stream keeps them. */
export const SEARCH_INDEXES = [TRIP_INDEX] as const;
