import type { Itinerary, Share } from '@wayline/core/itinerary/itinerary';

/** The links of an itinerary that still work. */
export const liveShares = (itinerary: Itinerary, now: string): Share[] =>
  itinerary.shares.filter((s) => !s.revoked_at && (!s.expires_at || s.expires_at > now));
