import type { PublishedItinerary } from '@wayline/core/itinerary/published';
import { createElement } from 'react';
import { ItineraryPage } from './itinerary-page';
import { OWN_LINKS } from './links';

/**
 * The client's page as an element, for the advisor's preview. Show it in a document of its own (a frame) that has the itinerary style
 * sheet: its styles would change the app's.
 */
export const itineraryPreview = (published: PublishedItinerary) =>
  createElement(ItineraryPage, { published, links: OWN_LINKS });
