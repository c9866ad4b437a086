import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { readableBy, toItineraryPreview } from '@wayline/core/areas/trip/itinerary/preview';
import { coverKey } from '@wayline/core/areas/trip/itinerary/published-pictures';
import { readLogo } from '@wayline/core/areas/trip/itinerary/read-logo';
import { readToPublish } from '@wayline/core/areas/trip/itinerary/read-to-publish';
import { ok, refuse } from '@wayline/core/base/result';
import { filesAdapter } from '../../files/files-adapter';
import { endpoint } from '../../kernel/endpoint';
import { renderPdf } from './pdf/render-pdf';

export const handler = endpoint(
  itineraryContracts['trips.itinerary.pdf'],
  async ({ input, actor, db, deps }) => {
    const read = await readToPublish(db, actor, input);
    if (!read) return refuse('record.missing');
    const { whole, itinerary, words } = read;
    const published = readableBy(actor, toItineraryPreview(whole, itinerary, actor, deps.now(), words));
    const kept = itinerary.uploaded_cover;
    const [logo, cover] = await Promise.all([
      readLogo(deps.table, published),
      kept ? deps.files.get(coverKey(actor.company_id, itinerary.id, kept.id)) : undefined,
    ]);
    const bytes = await renderPdf(published, { logo, cover });
    return ok({
      body: Buffer.from(bytes).toString('base64'),
      base64: true as const,
      file_name: `${whole.trip.trip_name}.pdf`,
    });
  },
  { files: filesAdapter },
);
