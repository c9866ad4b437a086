import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { ASSETS } from '../asset-urls';
import { htmlDocument } from '../document/html-document';
import { clientSpeaker } from '../texts';
import { type ListedItinerary, TripPage } from './trip-page';

/** The shared itineraries of a trip, for who holds a link to all of them. Rendered for each visit. Source: R-SHELL-025, G-024. */
export const renderTripItineraries = (trip: string, itineraries: readonly ListedItinerary[]): string => {
  const language = itineraries[0]?.published.language;
  const i18n = clientSpeaker(language);
  return htmlDocument(
    {
      language,
      title: trip,
      description: i18n._('The itineraries of {trip}.', { trip }),
      style: ASSETS.itineraryStyle,
      hidden: true,
    },
    createElement(I18nProvider, { i18n }, createElement(TripPage, { trip, itineraries })),
  );
};
