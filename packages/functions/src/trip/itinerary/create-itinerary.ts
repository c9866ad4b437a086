import { parseSetting, settingKey } from '@wayline/core/areas/settings/read-setting';
import { ItineraryDraft } from '@wayline/core/areas/trip/itinerary/itinerary';
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
  const texts = ItineraryDraft.parse({
    ...begunFrom(parseSetting(itinerarySettings, kept), actor.company),
    ...(template ? toTemplateContent(template as ItineraryTemplate) : {}),
    ...draft,
  });
  const own = { id: deps.newId('itinerary'), trip_id: tripId, published_version: 0, shares: [] };
  const created = db.create(Itineraries, { ...texts, ...own });
  return commit({ writes: [created], answer: { itinerary: created.after } });
});
