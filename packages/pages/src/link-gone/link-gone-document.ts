import { ITINERARY_ERRORS } from '@wayline/core/areas/trip/itinerary/errors';
import { createElement } from 'react';
import { ASSETS } from '../asset-urls';
import { htmlDocument } from '../document/html-document';
import { LinkGonePage } from './link-gone-page';

/** The page of a link that has expired or was withdrawn: the same for everybody, so it is rendered once. Source: R-TRIP-218. */
export const LINK_GONE: string = htmlDocument(
  {
    title: ITINERARY_ERRORS['link.gone'].title,
    description: ITINERARY_ERRORS['link.gone'].message,
    style: ASSETS.itineraryStyle,
    hidden: true,
  },
  createElement(LinkGonePage),
);
