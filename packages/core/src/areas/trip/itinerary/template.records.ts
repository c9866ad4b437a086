import { record } from '../../../store/record';
import { templateEvents } from './itinerary.events';
import { ItineraryTemplate } from './template';

export const ITINERARY_TEMPLATES = ['ITINERARYTEMPLATES'] as const;
export const ItineraryTemplates = record({
  name: 'itinerary_template',
  schema: ItineraryTemplate,
  key: ['id'],
  partition: () => ITINERARY_TEMPLATES,
  sort: (k) => [k.id],
  facts: { created: templateEvents.template_created, changed: templateEvents.template_changed },
});
