import { createElement } from 'react';
import { ASSETS } from '../asset-urls';
import { htmlDocument } from '../document/html-document';
import { type Gate, GatePage } from './gate-page';

/** The page of a link that asks for an access code first. It names the company and the advisor, and nothing of the trip. */
export const renderGatePage = (gate: Gate): string =>
  htmlDocument(
    {
      title: 'Your itinerary',
      description: `An itinerary by ${gate.company}. It opens with an access code.`,
      style: ASSETS.itineraryStyle,
      script: ASSETS.gateScript,
      hidden: true,
    },
    createElement(GatePage, gate),
  );
