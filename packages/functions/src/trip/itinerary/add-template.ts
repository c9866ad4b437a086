import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { templateEvents } from '@wayline/core/areas/trip/itinerary/itinerary.events';
import { MAX_TEMPLATES } from '@wayline/core/areas/trip/itinerary/template';
import { ITINERARY_TEMPLATES, ItineraryTemplates } from '@wayline/core/areas/trip/itinerary/template.records';
import { refuse } from '@wayline/core/base/result';
import { inTurn } from '@wayline/core/store/in-turn';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(itineraryContracts['trips.itinerary-templates.create'], ({ input, db, deps, commit }) =>
  inTurn({ db, deps }, 'itinerary templates', async (turn) => {
    const kinds = { templates: ItineraryTemplates };
    const there = await db.readPartition(ITINERARY_TEMPLATES, kinds, { consistent: true });
    if (there.templates.length >= MAX_TEMPLATES)
      return refuse('template.too_many', { params: { limit: String(MAX_TEMPLATES) } });
    const now = deps.now();
    const template = { ...input, id: deps.newId('itinerary_template'), created_at: now, updated_at: now, version: 1 };
    return commit({
      writes: [turn, db.insert(ItineraryTemplates, template)],
      audit: { subject: template.id },
      events: [templateEvents.template_created(template)],
      answer: { template },
    });
  }),
);
