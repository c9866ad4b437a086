import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { ItineraryTemplates } from '@wayline/core/areas/trip/itinerary/template.records';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(
  itineraryContracts['trips.itinerary-templates.update'],
  async ({ input: { template_id: id, version, ...changes }, db, commit }) => {
    const seen = await db.getSeen(ItineraryTemplates, { id }, version);
    if (!seen.ok) return seen;
    const saved = db.save(ItineraryTemplates, seen.value, { ...seen.value, ...changes });
    return commit({ writes: [saved], answer: { template: saved.after } });
  },
);
