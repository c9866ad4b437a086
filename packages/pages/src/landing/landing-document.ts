import { createElement } from 'react';
import { ASSETS } from '../asset-urls';
import { htmlDocument } from '../document/html-document';
import { LandingPage } from './landing-page';
import { StructuredData } from './structured-data';

export type LandingOptions = {
  /** The address of the site, without a slash at its end. */
  origin: string;
  /** File names in /pictures that exist; the page draws what is missing. */
  pictures?: readonly string[];
};

/** The page for whoever does not know Wayline yet. Source: spec 1 §2. */
export const renderLanding = ({ origin, pictures = [] }: LandingOptions): string =>
  htmlDocument(
    {
      title: 'Wayline: trips, bookings and itineraries for travel advisors',
      description:
        'Plan the trip day by day, keep every booking in its place and time zone, and publish an itinerary that your client can open anywhere, even offline.',
      style: ASSETS.landingStyle,
      script: ASSETS.landingScript,
      url: `${origin}/`,
      data: createElement(StructuredData, { origin }),
    },
    createElement(LandingPage, { pictures }),
  );
