import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { publishedPictureKey } from '@wayline/core/areas/trip/itinerary/published-pictures';
import { readLogo } from '@wayline/core/areas/trip/itinerary/read-logo';
import { sharedItinerary } from '@wayline/core/areas/trip/itinerary/shared-itinerary';
import { ok } from '@wayline/core/base/result';
import { filesAdapter } from '../../files/files-adapter';
import { endpoint } from '../../kernel/endpoint';
import { renderPdf } from './pdf/render-pdf';

export const handler = endpoint(
  itineraryContracts['public.ti.pdf'],
  async ({ input, deps }) => {
    const shared = await sharedItinerary(deps, input.url);
    if (!shared.ok) return shared;
    const key = publishedPictureKey(shared.value.cover_img_url);
    const [logo, cover] = await Promise.all([
      readLogo(deps.table, shared.value),
      key ? deps.files.get(key) : undefined,
    ]);
    const bytes = await renderPdf(shared.value, { logo, cover });
    return ok({
      body: Buffer.from(bytes).toString('base64'),
      base64: true as const,
      file_name: `${shared.value.trip_name}.pdf`,
    });
  },
  { files: filesAdapter },
);
