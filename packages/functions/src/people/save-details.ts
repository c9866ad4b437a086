import { forgetActor } from '@wayline/core/access/actor-cache';
import type { Company, User } from '@wayline/core/access/company';
import { checkFlagChange } from '@wayline/core/access/feature-flags';
import { Users } from '@wayline/core/access/people.records';
import { HostAgencyLists } from '@wayline/core/areas/people/host-agencies.records';
import { userChanged, userRenamed } from '@wayline/core/areas/people/people.events';
import { readUsers, toCompanyUserRow } from '@wayline/core/areas/people/read-users';
import { type UserDraft, withDraft } from '@wayline/core/areas/people/users';
import { usersContracts } from '@wayline/core/areas/people/users.contract';
import { ItineraryTemplates } from '@wayline/core/areas/trip/itinerary/template.records';
import { isRenamed } from '@wayline/core/base/full-name';
import { ok, type Result, refuse } from '@wayline/core/base/result';
import { checkSeen } from '@wayline/core/store/check-seen';
import type { Deps } from '@wayline/core/store/deps';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { endpoint } from '../kernel/endpoint';

type Around = {
  user: User;
  company: Company;
  deps: Deps;
  teams: readonly { id: string; deleted_at?: string | undefined }[];
};

/** What is chosen for a user must be of the company; the owner stays its owner. Refuses with `record.missing`. */
const checkChoices = async (changes: Partial<UserDraft>, at: Around): Promise<Result<true>> => {
  const { user, company, deps, teams } = at;
  const { team_id, itinerary_template_id, host_agency_id } = changes;
  if (changes.user_type_id && user.id === company.owner_user_id) return refuse('record.missing');
  if (team_id && !teams.some((team) => team.id === team_id && !team.deleted_at)) return refuse('record.missing');
  const template =
    itinerary_template_id &&
    (await tenantDb(deps.table, company.id).get(ItineraryTemplates, { id: itinerary_template_id }));
  if (itinerary_template_id && !template) return refuse('record.missing');
  const hosts = host_agency_id && (await tenantDb(deps.table, company.id).get(HostAgencyLists, {}));
  const isHost = !hosts || hosts.agencies.some(({ id }) => id === host_agency_id);
  return host_agency_id && (!hosts || !isHost) ? refuse('record.missing') : ok(true);
};

/** Changes what is kept of a user. Refuses an older version with the user as they stand. Source: spec 3 §2, G-045. */
export const handler = endpoint(usersContracts['users.details.save'], async (call) => {
  const { actor, db, deps, commit } = call;
  const { id, version, ...changes } = call.input;
  const people = await readUsers(call.db);
  const user = people.users.find((one) => one.id === id);
  if (!user) return refuse('record.missing');
  const rowWith = (one: User) => toCompanyUserRow(one, people, actor);
  const seen = checkSeen(user, version, rowWith);
  if (!seen.ok) return seen;
  const flags = checkFlagChange({
    isSelf: id === actor.user_id,
    before: user.feature_flags ?? {},
    after: changes.feature_flags ?? user.feature_flags ?? {},
    switchedOn: actor.company.feature_flags,
  });
  if (!flags.ok) return flags;
  const chosen = await checkChoices(changes, { user, company: actor.company, deps, teams: people.teams });
  if (!chosen.ok) return chosen;
  const after = withDraft(user, changes);
  const told = {
    as: isRenamed(user, after) ? userRenamed : userChanged,
    changes: { fields: Object.keys(changes) },
  };
  const saved = db.save(Users, user, after, told);
  const outcome = await commit({ writes: [saved], answer: { user: rowWith(saved.after) } });
  if (outcome.ok) forgetActor(user.sub);
  return outcome;
});
