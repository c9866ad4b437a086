import { record } from '../../../store/record';
import { ItineraryTemplate } from './template';

export const ITINERARY_TEMPLATES = ['ITINERARYTEMPLATES'] as const;
export const ItineraryTemplates = record({
  name: 'itinerary_template',
  schema: ItineraryTemplate,
  key: ['id'],
  partition: () => ITINERARY_TEMPLATES,
  sort: (k) => [k.id],
});
