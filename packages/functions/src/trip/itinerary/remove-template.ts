import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { templateDeleted } from '@wayline/core/areas/trip/itinerary/itinerary.events';
import { ItineraryTemplates } from '@wayline/core/areas/trip/itinerary/template.records';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(
  itineraryContracts['trips.itinerary-templates.delete'],
  ({ input: { template_id: id }, db, commit }) =>
    commit({
      writes: [db.remove(ItineraryTemplates, { id })],
      events: [templateDeleted({ id })],
      answer: { status: 'success' as const },
    }),
);
