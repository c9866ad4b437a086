import { getFeatureFlags } from '@wayline/core/access/feature-flags';
import { HostAgencyLists } from '@wayline/core/areas/people/host-agencies.records';
import { readUsers, toCompanyUserRow } from '@wayline/core/areas/people/read-users';
import { teamRows } from '@wayline/core/areas/people/teams';
import { usersContracts } from '@wayline/core/areas/people/users.contract';
import { ITINERARY_TEMPLATES, ItineraryTemplates } from '@wayline/core/areas/trip/itinerary/template.records';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

const named = <T extends { id: unknown; name: string }>(list: readonly T[]) =>
  list.map(({ id, name }) => ({ id: id as T['id'], name }));

export const handler = endpoint(usersContracts['users.details.get'], async (call) => {
  const { actor, input, db } = call;
  const [people, { templates }, hosts] = await Promise.all([
    readUsers(call.db),
    db.readPartition(ITINERARY_TEMPLATES, { templates: ItineraryTemplates }),
    db.get(HostAgencyLists, {}),
  ]);
  const user = people.users.find(({ id }) => id === input.id);
  if (!user) return refuse('record.missing');
  return ok({
    user: toCompanyUserRow(user, people, actor),
    teams: named(teamRows(people.teams, people.users)),
    host_agencies: named(hosts?.agencies ?? []),
    templates: named(templates),
    company_flags: [...getFeatureFlags(actor.company.feature_flags)],
  });
});
