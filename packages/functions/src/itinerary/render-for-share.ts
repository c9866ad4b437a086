import type { Files } from '@wayline/core/files/files';
import { publishedKey } from '@wayline/core/itinerary/itinerary.records';
import type { PublishedItinerary } from '@wayline/core/itinerary/published';
import { renderItinerary } from '@wayline/pages/itinerary/itinerary-document';

/** Renders a frozen version to the page behind one link. The page never holds the link's token: its own links are relative. */
export const renderForShare = (files: Files, frozen: PublishedItinerary, token_hash: string) =>
  files.put(publishedKey(token_hash), renderItinerary(frozen), {
    type: 'text/html; charset=utf-8',
    cache: 'private, max-age=0, must-revalidate',
  });
