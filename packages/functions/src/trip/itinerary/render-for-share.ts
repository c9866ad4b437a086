import type { Files } from '@wayline/core/areas/files/files';
import { publishedKey } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import type { PublishedItinerary } from '@wayline/core/areas/trip/itinerary/published';
import { renderGatePage } from '@wayline/pages/gate/gate-document';
import { renderItinerary } from '@wayline/pages/itinerary/itinerary-document';

const HEADERS = { type: 'text/html; charset=utf-8', cache: 'private, max-age=0, must-revalidate' };

/** Renders a frozen version to the page behind one link. The page never holds the link's token: its own links are relative. */
export const renderForShare = (files: Files, frozen: PublishedItinerary, token_hash: string) =>
  files.put(publishedKey(token_hash), renderItinerary(frozen), HEADERS);

/** Renders the door before a page: it asks for the code and tells whose itinerary it is, nothing of the trip. */
export const renderGate = (files: Files, { company, advisor, language }: PublishedItinerary, gate_hash: string) =>
  files.put(
    publishedKey(gate_hash),
    renderGatePage({ company: company.name, advisor: advisor.name, language }),
    HEADERS,
  );
