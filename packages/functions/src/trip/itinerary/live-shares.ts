import type { Itinerary, Share } from '@wayline/core/areas/trip/itinerary/itinerary';
import { isOpen } from '@wayline/core/areas/trip/trips/lifecycle/trip-links';

/** The links of an itinerary that still work. */
export const liveShares = (itinerary: Itinerary, now: string): Share[] =>
  itinerary.shares.filter((s) => isOpen(s, now));
