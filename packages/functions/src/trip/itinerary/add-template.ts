import { refuse } from '@wayline/core/areas/trip/itinerary/errors';
import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { MAX_TEMPLATES } from '@wayline/core/areas/trip/itinerary/template';
import { ITINERARY_TEMPLATES, ItineraryTemplates } from '@wayline/core/areas/trip/itinerary/template.records';
import { inTurn } from '@wayline/core/store/in-turn';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(itineraryContracts['trips.itinerary-templates.create'], ({ input, db, deps, commit }) =>
  inTurn({ db, deps }, 'itinerary templates', async (turn) => {
    const kinds = { templates: ItineraryTemplates };
    const there = await db.readPartition(ITINERARY_TEMPLATES, kinds, { consistent: true });
    if (there.templates.length >= MAX_TEMPLATES)
      return refuse('template.too_many', { params: { limit: String(MAX_TEMPLATES) } });
    const created = db.create(ItineraryTemplates, { ...input, id: deps.newId('itinerary_template') });
    return commit({ writes: [turn, created], answer: { template: created.after } });
  }),
);
