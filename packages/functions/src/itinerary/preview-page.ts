import { itineraryContracts } from '@wayline/core/itinerary/itinerary.contract';
import { previewOf, readableBy } from '@wayline/core/itinerary/preview';
import { ok, refuse } from '@wayline/core/kernel/result';
import { renderItinerary } from '@wayline/pages/itinerary/itinerary-document';
import { endpoint } from '../kernel/endpoint';
import { readToPublish } from './read-to-publish';

/** The page is made by what makes the published one, from what would be frozen: there is nothing a preview could show otherwise. */
export const handler = endpoint(itineraryContracts['trips.ti.preview'], async ({ input, actor, deps }) => {
  const read = await readToPublish(deps.table, actor, input);
  if (!read) return refuse('record.missing');
  const { whole, itinerary, words } = read;
  const html = renderItinerary(readableBy(actor, previewOf(whole, itinerary, actor, deps.now(), words)));
  return ok({ ti_name: itinerary.ti_name, html });
});
