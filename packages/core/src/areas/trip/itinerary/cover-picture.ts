import type { Trip } from '../trips/trip';
import type { ItineraryDraft } from './itinerary';

type Pictures = Pick<Trip, 'ti_bg_img_url' | 'banner_img_url'>;
type Cover = Pick<ItineraryDraft, 'cover_img_url' | 'cover_style'>;

/**
 * The picture of a client itinerary: its own, else one of its trip. A band is cut from the trip's banner, a full screen from its
 * background, and each stands in for the other. Source: spec 2 §3 Trip.
 */
export const coverPicture = (itinerary: Cover, { ti_bg_img_url, banner_img_url }: Pictures): string | undefined => {
  const ofTrip = itinerary.cover_style === 'band' ? [banner_img_url, ti_bg_img_url] : [ti_bg_img_url, banner_img_url];
  return [itinerary.cover_img_url, ...ofTrip].find(Boolean);
};
