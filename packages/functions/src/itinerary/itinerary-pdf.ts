import { itineraryContracts } from '@wayline/core/itinerary/itinerary.contract';
import { previewOf, readableBy } from '@wayline/core/itinerary/preview';
import { ok, refuse } from '@wayline/core/kernel/result';
import { endpoint } from '../kernel/endpoint';
import { renderPdf } from './pdf/render-pdf';
import { readLogo } from './read-logo';
import { readToPublish } from './read-to-publish';

export const handler = endpoint(itineraryContracts['trips.itinerary.pdf'], async ({ input, actor, deps }) => {
  const read = await readToPublish(deps.table, actor, input);
  if (!read) return refuse('record.missing');
  const { whole, itinerary, words } = read;
  const published = readableBy(actor, previewOf(whole, itinerary, actor, deps.now(), words));
  const bytes = await renderPdf(published, await readLogo(deps.table, published));
  return ok({
    body: Buffer.from(bytes).toString('base64'),
    base64: true as const,
    file_name: `${whole.trip.trip_name}.pdf`,
  });
});
