import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { readableBy, toItineraryPreview } from '@wayline/core/areas/trip/itinerary/preview';
import { readToPublish } from '@wayline/core/areas/trip/itinerary/read-to-publish';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';
import { renderWord } from './word/render-word';

export const handler = endpoint(itineraryContracts['trips.itinerary.word'], async ({ input, actor, db, deps }) => {
  const read = await readToPublish(db, actor, input);
  if (!read) return refuse('record.missing');
  const { whole, itinerary, words } = read;
  const bytes = await renderWord(readableBy(actor, toItineraryPreview(whole, itinerary, actor, deps.now(), words)));
  return ok({
    body: Buffer.from(bytes).toString('base64'),
    base64: true as const,
    file_name: `${whole.trip.trip_name}.docx`,
  });
});
