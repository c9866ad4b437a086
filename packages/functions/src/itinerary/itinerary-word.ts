import { itineraryContracts } from '@wayline/core/itinerary/itinerary.contract';
import { previewOf } from '@wayline/core/itinerary/preview';
import { ok, refuse } from '@wayline/core/kernel/result';
import { readTrip } from '@wayline/core/trips/whole-trip';
import { endpoint } from '../kernel/endpoint';
import { renderWord } from './word/render-word';

export const handler = endpoint(itineraryContracts['trips.itinerary.word'], async ({ input, actor, deps }) => {
  const whole = await readTrip(deps.table, actor.company_id, input.tripId);
  const itinerary = whole?.itineraries.find((i) => i.id === input.tiId);
  if (!whole || !itinerary) return refuse('record.missing');
  const bytes = await renderWord(previewOf(whole, itinerary, actor, deps.now()));
  return ok({
    body: Buffer.from(bytes).toString('base64'),
    base64: true as const,
    file_name: `${whole.trip.trip_name}.docx`,
  });
});
