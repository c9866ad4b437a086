import { parseSetting, settingKey } from '@wayline/core/areas/settings/read-setting';
import { Itinerary } from '@wayline/core/areas/trip/itinerary/itinerary';
import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { Itineraries } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { type ItineraryTemplate, toTemplateContent } from '@wayline/core/areas/trip/itinerary/template';
import { ItineraryTemplates } from '@wayline/core/areas/trip/itinerary/template.records';
import { begunFrom, itinerarySettings } from '@wayline/core/areas/trip/settings/itinerary-settings';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(itineraryContracts['trips.ti.create'], async ({ input, actor, db, deps, commit }) => {
  const { tripId, template_id, ...draft } = input;
  const [trip, kept, template] = await db.getMany([
    { def: Trips, key: { id: tripId } },
    settingKey(itinerarySettings, actor.user_id),
    ...(template_id ? [{ def: ItineraryTemplates, key: { id: template_id } }] : []),
  ]);
  if (!trip || (template_id && !template)) return refuse('record.missing');
  const now = deps.now();
  const itinerary = Itinerary.parse({
    ...begunFrom(parseSetting(itinerarySettings, kept), actor.company),
    ...(template ? toTemplateContent(template as ItineraryTemplate) : {}),
    ...draft,
    id: deps.newId('itinerary'),
    trip_id: tripId,
    created_at: now,
    updated_at: now,
    version: 1,
  });
  return commit({ writes: [db.create(Itineraries, itinerary)], answer: { itinerary } });
});
