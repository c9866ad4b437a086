import { mapUsers } from '@wayline/core/areas/people/map-users';
import { usersContracts } from '@wayline/core/areas/people/users.contract';
import { ITINERARY_TEMPLATES, ItineraryTemplates } from '@wayline/core/areas/trip/itinerary/template.records';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(usersContracts['users.template-mapping'], async (call) => {
  const { db, input } = call;
  const { templates } = await db.readPartition(ITINERARY_TEMPLATES, { templates: ItineraryTemplates });
  const known = new Set(templates.map(({ id }) => id));
  if (input.mappings.some(({ template_id }) => template_id && !known.has(template_id))) return refuse('record.missing');
  const wanted = input.mappings.map(
    ({ user_id, template_id }) => [user_id, { itinerary_template_id: template_id }] as const,
  );
  return mapUsers(call, new Map(wanted));
});
