import { createHash } from 'node:crypto';
import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { getPictureOriginals, pictureLink } from '@wayline/core/areas/trip/itinerary/picture-originals';
import { readableBy, toItineraryPreview } from '@wayline/core/areas/trip/itinerary/preview';
import type { PublishedItinerary } from '@wayline/core/areas/trip/itinerary/published';
import { picturesIn, withPictures } from '@wayline/core/areas/trip/itinerary/published-pictures';
import { readToPublish } from '@wayline/core/areas/trip/itinerary/read-to-publish';
import { ok, refuse } from '@wayline/core/base/result';
import { renderItinerary } from '@wayline/pages/itinerary/itinerary-document';
import { fileLinksAdapter } from '../../files/file-links-adapter';
import { endpoint } from '../../kernel/endpoint';

/** What tells a page from one that says something else, whenever it was made. */
const contentHash = ({ published_at, ...content }: PublishedItinerary) =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');

/**
 * The page is made by what makes the published one, from what would be frozen: there is nothing a preview could show otherwise. Its
 * pictures are the originals, by links that soon end.
 */
export const handler = endpoint(
  itineraryContracts['trips.ti.preview'],
  async ({ input, actor, db, deps }) => {
    const read = await readToPublish(db, actor, input);
    if (!read) return refuse('record.missing');
    const { whole, itinerary, words } = read;
    const draft = readableBy(actor, toItineraryPreview(whole, itinerary, actor, deps.now(), words));
    const originals = getPictureOriginals(actor.company_id, whole, itinerary);
    const links = picturesIn(draft).map(async ({ file }) => {
      const original = originals.get(file);
      return original ? [[file, await pictureLink(deps.file_links, original)] as const] : [];
    });
    const html = renderItinerary(withPictures(draft, new Map((await Promise.all(links)).flat())));
    return ok({ ti_name: itinerary.ti_name, html, content_hash: contentHash(draft), made_at: draft.published_at });
  },
  { file_links: fileLinksAdapter },
);
