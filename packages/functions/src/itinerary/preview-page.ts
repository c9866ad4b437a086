import { itineraryContracts } from '@wayline/core/itinerary/itinerary.contract';
import { previewOf } from '@wayline/core/itinerary/preview';
import { ok, refuse } from '@wayline/core/kernel/result';
import { readTrip } from '@wayline/core/trips/whole-trip';
import { renderItinerary } from '@wayline/pages/itinerary/itinerary-document';
import { endpoint } from '../kernel/endpoint';

/** The page is made by what makes the published one, from what would be frozen: there is nothing a preview could show otherwise. */
export const handler = endpoint(itineraryContracts['trips.ti.preview'], async ({ input, actor, deps }) => {
  const whole = await readTrip(deps.table, actor.company_id, input.tripId);
  const itinerary = whole?.itineraries.find((i) => i.id === input.tiId);
  if (!whole || !itinerary) return refuse('record.missing');
  const html = renderItinerary(previewOf(whole, itinerary, actor, deps.now()));
  return ok({ ti_name: itinerary.ti_name, html });
});
