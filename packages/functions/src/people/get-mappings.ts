import { readUsers, toCompanyUserRow } from '@wayline/core/areas/people/read-users';
import { usersContracts } from '@wayline/core/areas/people/users.contract';
import { ITINERARY_TEMPLATES, ItineraryTemplates } from '@wayline/core/areas/trip/itinerary/template.records';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(usersContracts['users.mappings.get'], async (call) => {
  const { actor, db } = call;
  const [people, { templates }] = await Promise.all([
    readUsers(call.db),
    db.readPartition(ITINERARY_TEMPLATES, { templates: ItineraryTemplates }),
  ]);
  const working = people.users.filter(({ is_active }) => is_active);
  return ok({ users: working.map((user) => toCompanyUserRow(user, people, actor)), templates });
});
