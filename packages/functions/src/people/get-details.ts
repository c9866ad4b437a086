import { getFeatureFlags } from '@wayline/core/access/feature-flags';
import { HostAgencyLists } from '@wayline/core/areas/people/host-agencies.records';
import { teamRows } from '@wayline/core/areas/people/teams';
import { usersContracts } from '@wayline/core/areas/people/users.contract';
import { ITINERARY_TEMPLATES, ItineraryTemplates } from '@wayline/core/areas/trip/itinerary/template.records';
import { ok, refuse } from '@wayline/core/base/result';
import { getRecord, readPartition } from '@wayline/core/store/read';
import { endpoint } from '../kernel/endpoint';
import { readUsers, toCompanyUserRow } from './read-users';

const named = <T extends { id: unknown; name: string }>(list: readonly T[]) =>
  list.map(({ id, name }) => ({ id: id as T['id'], name }));

export const handler = endpoint(usersContracts['users.details.get'], async (call) => {
  const { actor, input, deps } = call;
  const [people, { templates }, hosts] = await Promise.all([
    readUsers(call),
    readPartition(deps.table, actor.company_id, ITINERARY_TEMPLATES, { templates: ItineraryTemplates }),
    getRecord(deps.table, actor.company_id, HostAgencyLists, {}),
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
