import type { Itinerary, Share } from '../../itinerary/itinerary';

/** Whether a client can open a link now: neither withdrawn nor run out. */
export const isOpen = ({ revoked_at, expires_at }: Share, now: string): boolean =>
  !revoked_at && (!expires_at || expires_at > now);

/** The links of an itinerary that still work. */
export const liveShares = (itinerary: Itinerary, now: string): Share[] =>
  itinerary.shares.filter((s) => isOpen(s, now));

/** An itinerary whose open links are closed because its trip is cancelled; the links know it, so that restoring opens them again. */
export const linksClosed = (itinerary: Itinerary, now: string): Itinerary => ({
  ...itinerary,
  shares: itinerary.shares.map((s) => (isOpen(s, now) ? { ...s, revoked_at: now, closed_with_trip: true } : s)),
});

/** An itinerary whose links work again that were closed with its trip. What an advisor withdrew by hand stays withdrawn. */
export const linksReopened = (itinerary: Itinerary): Itinerary => ({
  ...itinerary,
  shares: itinerary.shares.map((s) =>
    s.closed_with_trip ? { ...s, revoked_at: undefined, closed_with_trip: undefined } : s,
  ),
});
