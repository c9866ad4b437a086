import { I18nProvider } from '@lingui/react';
import { getItineraryTitle } from '@wayline/core/areas/trip/itinerary/itinerary-title';
import type { PublishedItinerary } from '@wayline/core/areas/trip/itinerary/published';
import { createElement } from 'react';
import { ASSETS } from '../asset-urls';
import { htmlDocument } from '../document/html-document';
import { clientSpeaker } from '../texts';
import { ItineraryPage } from './itinerary-page';
import { tripLine } from './trip-line';

/**
 * A published itinerary as a complete page: readable without script, hidden from search engines, with a link preview that names the
 * trip and nobody on it. Source: R-SHELL-003, R-SHELL-011.
 */
export const renderItinerary = (published: PublishedItinerary): string => {
  const i18n = clientSpeaker(published.language);
  const cover = published.cover_img_url;
  return htmlDocument(
    {
      language: published.language,
      title: getItineraryTitle(published),
      description: tripLine(i18n, published).join(' · '),
      style: ASSETS.itineraryStyle,
      script: ASSETS.itineraryScript,
      hidden: true,
      image: cover?.startsWith('https://') ? cover : undefined,
    },
    createElement(I18nProvider, { i18n }, createElement(ItineraryPage, { published })),
  );
};
