import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { ItineraryTemplates } from '@wayline/core/areas/trip/itinerary/template.records';
import { writesFor } from '@wayline/core/store/write';
import { endpoint } from '../../kernel/endpoint';
import { templateChangedEvent } from './template-changed-event';

export const handler = endpoint(
  itineraryContracts['trips.itinerary-templates.delete'],
  ({ input: { template_id: id }, actor, deps, commit }) =>
    commit({
      writes: [writesFor(deps.table, actor.company_id).remove(ItineraryTemplates, { id })],
      audit: { subject: id, action: 'itinerary.template_deleted' },
      event: templateChangedEvent(actor, 'removed a template'),
      answer: { status: 'success' as const },
    }),
);
