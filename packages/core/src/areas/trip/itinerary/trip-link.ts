import type { ItineraryId } from '../../../base/ids';
import { isOpen } from '../trips/lifecycle/trip-links';
import type { Itinerary, Share } from './itinerary';

/** A link's secret and, where one of a trip's itineraries is meant, which. */
export const linkParts = (url: string): { token: string; itinerary_id?: ItineraryId } => {
  const [token = '', id] = url.split('.');
  return { token, ...(id && { itinerary_id: id as ItineraryId }) };
};

/** The part of a link that names one itinerary of the trip. */
export const linkTo = (token: string, itinerary: string): string => `${token}.${itinerary}`;

/** Where a link opens: the page of the trip where it opens the trip or names one itinerary of it, that of its own itinerary otherwise. */
export const linkPath = (url: string, opens_trip = linkParts(url).itinerary_id !== undefined): string =>
  `/${opens_trip ? 'ti-trip' : 'ti'}/${url}`;

/**
 * Whether a link to a whole trip opens this itinerary too: it is published and shared by a link that works. One that is shared with
 * access codes alone opens only for who had to enter a code as well. Source: R-SHELL-025, G-024.
 */
export const opensSibling = (share: Share, { shares, published_version }: Itinerary, now: string): boolean =>
  Boolean(share.opens_trip) &&
  published_version > 0 &&
  shares.some((other) => isOpen(other, now) && (!other.gate_hash || Boolean(share.gate_hash)));
