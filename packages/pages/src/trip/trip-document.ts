import { createElement } from 'react';
import { ASSETS } from '../asset-urls';
import { htmlDocument } from '../document/html-document';
import { type ListedItinerary, TripPage } from './trip-page';

/** The shared itineraries of a trip, for who holds a link to all of them. Rendered for each visit. Source: R-SHELL-025, G-024. */
export const renderTripItineraries = (trip: string, itineraries: readonly ListedItinerary[]): string =>
  htmlDocument(
    {
      title: trip,
      description: `The itineraries of ${trip}.`,
      style: ASSETS.itineraryStyle,
      hidden: true,
    },
    createElement(TripPage, { trip, itineraries }),
  );
