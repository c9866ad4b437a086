import { itineraryAudit } from '@wayline/core/history/audit-of';
import { Itinerary } from '@wayline/core/itinerary/itinerary';
import { itineraryContracts } from '@wayline/core/itinerary/itinerary.contract';
import { Itineraries } from '@wayline/core/itinerary/itinerary.records';
import { contentOf, type ItineraryTemplate } from '@wayline/core/itinerary/template';
import { ItineraryTemplates } from '@wayline/core/itinerary/template.records';
import { refuse } from '@wayline/core/kernel/result';
import { settingKey, settingOf } from '@wayline/core/settings/read-setting';
import { begunFrom } from '@wayline/core/settings/sections/itinerary-settings';
import { getRecords } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { Trips } from '@wayline/core/trips/trip.records';
import { endpoint } from '../kernel/endpoint';
import { tripEvent } from '../trips/trip-event';

export const handler = endpoint(itineraryContracts['trips.ti.create'], async ({ input, actor, deps, commit }) => {
  const { tripId, template_id, ...draft } = input;
  const [trip, kept, template] = await getRecords(deps.table, actor.company_id, [
    { def: Trips, key: { id: tripId } },
    settingKey('itinerary_settings', actor.user_id),
    ...(template_id ? [{ def: ItineraryTemplates, key: { id: template_id } }] : []),
  ]);
  if (!trip || (template_id && !template)) return refuse('record.missing');
  const now = deps.now();
  const itinerary = Itinerary.parse({
    ...begunFrom(settingOf('itinerary_settings', kept), actor.company),
    ...(template ? contentOf(template as ItineraryTemplate) : {}),
    ...draft,
    id: deps.newId('itinerary'),
    trip_id: tripId,
    created_at: now,
    updated_at: now,
    version: 1,
  });
  return commit({
    writes: [writesFor(deps.table, actor.company_id).insert(Itineraries, itinerary)],
    audit: { subject: tripId, action: 'itinerary.created', ...itineraryAudit(itinerary) },
    event: tripEvent(actor, tripId, `${actor.name} started an itinerary`),
    answer: { itinerary },
  });
});
