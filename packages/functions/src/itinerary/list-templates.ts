import { itineraryContracts } from '@wayline/core/itinerary/itinerary.contract';
import { ITINERARY_TEMPLATES, ItineraryTemplates } from '@wayline/core/itinerary/template.records';
import { ok } from '@wayline/core/kernel/result';
import { readPartition } from '@wayline/core/store/read';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(itineraryContracts['trips.itinerary-templates.list'], async ({ actor, deps }) =>
  ok(await readPartition(deps.table, actor.company_id, ITINERARY_TEMPLATES, { templates: ItineraryTemplates })),
);
