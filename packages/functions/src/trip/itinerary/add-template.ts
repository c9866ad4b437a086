import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { templateEvents } from '@wayline/core/areas/trip/itinerary/itinerary.events';
import { MAX_TEMPLATES } from '@wayline/core/areas/trip/itinerary/template';
import { ITINERARY_TEMPLATES, ItineraryTemplates } from '@wayline/core/areas/trip/itinerary/template.records';
import { refuse } from '@wayline/core/base/result';
import { readPartition } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { endpoint } from '../../kernel/endpoint';
import { inTurn } from '../../kernel/in-turn';

export const handler = endpoint(
  itineraryContracts['trips.itinerary-templates.create'],
  ({ input, actor, deps, commit }) =>
    inTurn({ actor, deps }, 'itinerary templates', async (turn) => {
      const kinds = { templates: ItineraryTemplates };
      const there = await readPartition(deps.table, actor.company_id, ITINERARY_TEMPLATES, kinds, { consistent: true });
      if (there.templates.length >= MAX_TEMPLATES)
        return refuse('template.too_many', { params: { limit: String(MAX_TEMPLATES) } });
      const now = deps.now();
      const template = { ...input, id: deps.newId('itinerary_template'), created_at: now, updated_at: now, version: 1 };
      return commit({
        writes: [turn, writesFor(deps.table, actor.company_id).insert(ItineraryTemplates, template)],
        audit: { subject: template.id },
        events: [templateEvents.template_created(template)],
        answer: { template },
      });
    }),
);
