import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { templateEvents } from '@wayline/core/areas/trip/itinerary/itinerary.events';
import { ItineraryTemplates } from '@wayline/core/areas/trip/itinerary/template.records';
import { refuse } from '@wayline/core/base/result';
import { getRecord } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(
  itineraryContracts['trips.itinerary-templates.update'],
  async ({ input: { template_id: id, version, ...changes }, actor, deps, commit }) => {
    const before = await getRecord(deps.table, actor.company_id, ItineraryTemplates, { id });
    if (!before) return refuse('record.missing');
    if (before.version !== version) return refuse('record.stale', { current: before });
    const template = { ...before, ...changes, updated_at: deps.now(), version: version + 1 };
    return commit({
      writes: [writesFor(deps.table, actor.company_id).change(ItineraryTemplates, before, template)],
      audit: { subject: id },
      events: [templateEvents.template_changed(template)],
      answer: { template },
    });
  },
);
