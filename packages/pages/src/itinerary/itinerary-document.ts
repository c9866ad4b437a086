import { getItineraryTitle } from '@wayline/core/areas/trip/itinerary/itinerary-title';
import type { PublishedItinerary } from '@wayline/core/areas/trip/itinerary/published';
import { createElement } from 'react';
import { ASSETS } from '../asset-urls';
import { htmlDocument } from '../document/html-document';
import { ItineraryPage } from './itinerary-page';
import { tripLine } from './trip-line';

/**
 * A published itinerary as a complete page: readable without script, hidden from search engines, with a link preview that names the
 * trip and nobody on it. Source: R-SHELL-003, R-SHELL-011.
 */
export const renderItinerary = (published: PublishedItinerary): string => {
  const cover = published.cover_img_url;
  return htmlDocument(
    {
      title: getItineraryTitle(published),
      description: tripLine(published).join(' · '),
      style: ASSETS.itineraryStyle,
      script: ASSETS.itineraryScript,
      hidden: true,
      image: cover?.startsWith('https://') ? cover : undefined,
    },
    createElement(ItineraryPage, { published }),
  );
};
