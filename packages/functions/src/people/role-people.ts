import { type Actor, toActor } from '@wayline/core/access/actor';
import type { Company, User } from '@wayline/core/access/company';
import { Companies, PEOPLE, Users } from '@wayline/core/access/people.records';
import { isPermission } from '@wayline/core/access/permissions';
import { getRole } from '@wayline/core/access/roles';
import type { Invitation } from '@wayline/core/areas/people/invite';
import { Invitations } from '@wayline/core/areas/people/invite.records';
import type { Assigned } from '@wayline/core/areas/people/roles.contract';
import { fullName } from '@wayline/core/base/full-name';
import { ok, type Result, refuse } from '@wayline/core/base/result';
import type { Deps } from '@wayline/core/store/deps';
import { tenantDb } from '@wayline/core/store/tenant-db';

type People = { company: Company; users: User[]; invitations: Invitation[]; me: User };

/**
 * The company with its users, without those who left, who is invited, and who asks as they stand now: what was taken from them a moment ago they hand on no more. Refuses with
 * `access.denied`.
 */
export const readPeople = async (actor: Actor, deps: Deps): Promise<Result<People>> => {
  const {
    companies,
    users: all,
    invitations,
  } = await tenantDb(deps.table, actor.company_id).readPartition(
    PEOPLE,
    { companies: Companies, users: Users, invitations: Invitations },
    { consistent: true },
  );
  const [company] = companies;
  const users = all.filter(({ left_at }) => !left_at);
  const me = users.find(({ id }) => id === actor.user_id);
  if (!company || !me || !toActor(me, company, deps.now()).permissions.has('Manage Users'))
    return refuse('access.denied', { params: { action: 'manage users' } });
  return ok({ company, users, invitations, me });
};

export const toAssignedUser = (user: User, company: Company): Assigned => ({
  id: user.id,
  name: fullName(user),
  email: user.email,
  role: getRole(user.roles),
  permissions: user.permissions?.filter(isPermission) ?? null,
  is_owner: company.owner_user_id === user.id,
  version: user.version,
});
