import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { ITINERARY_TEMPLATES, ItineraryTemplates } from '@wayline/core/areas/trip/itinerary/template.records';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(itineraryContracts['trips.itinerary-templates.list'], async ({ actor, db }) => {
  const { templates } = await db.readPartition(ITINERARY_TEMPLATES, { templates: ItineraryTemplates });
  // A new itinerary begins from the first: for somebody who has a template of their own, that is theirs.
  const own = (id: string) => Number(id === actor.user.itinerary_template_id);
  return ok({ templates: templates.toSorted((a, b) => own(b.id) - own(a.id)) });
});
