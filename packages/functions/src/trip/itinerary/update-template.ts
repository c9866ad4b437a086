import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { templateEvents } from '@wayline/core/areas/trip/itinerary/itinerary.events';
import { ItineraryTemplates } from '@wayline/core/areas/trip/itinerary/template.records';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(
  itineraryContracts['trips.itinerary-templates.update'],
  async ({ input: { template_id: id, version, ...changes }, db, deps, commit }) => {
    const before = await db.get(ItineraryTemplates, { id });
    if (!before) return refuse('record.missing');
    if (before.version !== version) return refuse('record.stale', { current: before });
    const template = { ...before, ...changes, updated_at: deps.now(), version: version + 1 };
    return commit({
      writes: [db.change(ItineraryTemplates, before, template)],
      audit: { subject: id },
      events: [templateEvents.template_changed(template)],
      answer: { template },
    });
  },
);
