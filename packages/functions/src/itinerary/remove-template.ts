import { itineraryContracts } from '@wayline/core/itinerary/itinerary.contract';
import { ItineraryTemplates } from '@wayline/core/itinerary/template.records';
import { writesFor } from '@wayline/core/store/write';
import { endpoint } from '../kernel/endpoint';
import { templateHeard } from './template-heard';

export const handler = endpoint(
  itineraryContracts['trips.itinerary-templates.delete'],
  ({ input: { template_id: id }, actor, deps, commit }) =>
    commit({
      writes: [writesFor(deps.table, actor.company_id).remove(ItineraryTemplates, { id })],
      audit: { subject: id, action: 'itinerary.template_deleted' },
      event: templateHeard(actor, 'removed a template'),
      answer: { status: 'success' as const },
    }),
);
