import { isSupportChatPage } from '@wayline/core/areas/notifications/support-chat';
import { createElement } from 'react';
import { ASSETS } from '../asset-urls';
import { htmlDocument } from '../document/html-document';
import { LandingPage } from './landing-page';
import { StructuredData } from './structured-data';

/** The page for whoever does not know Wayline yet. `origin` has no slash at its end. Source: spec 1 §2. */
export const renderLanding = (origin: string): string =>
  htmlDocument(
    {
      title: 'Wayline: trips, bookings and itineraries for travel advisors',
      description:
        'Plan the trip day by day, keep every booking in its place and time zone, and publish an itinerary that your client can open anywhere, even offline.',
      style: ASSETS.landingStyle,
      script: ASSETS.landingScript,
      chat: isSupportChatPage('/'),
      url: `${origin}/`,
      data: createElement(StructuredData, { origin }),
    },
    createElement(LandingPage),
  );
