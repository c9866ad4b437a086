import { type Actor, toActor } from '../../access/actor';
import type { Company, User } from '../../access/company';
import { Companies, PEOPLE, Users } from '../../access/people.records';
import { isPermission } from '../../access/permissions';
import { getRole } from '../../access/roles';
import { fullName } from '../../base/full-name';
import { ok, type Result, refuse } from '../../base/result';
import type { TenantDb } from '../../store/tenant-db';
import type { Invitation } from './invite';
import { Invitations } from './invite.records';
import type { Assigned } from './roles.contract';

type People = { company: Company; users: User[]; invitations: Invitation[]; me: User };

/**
 * The company with its users, without those who left, who is invited, and who asks as they stand now: what was taken from them a moment ago they hand on no more. Refuses with
 * `access.denied`.
 */
export const readPeople = async (db: TenantDb, actor: Actor, now: string): Promise<Result<People>> => {
  const kinds = { companies: Companies, users: Users, invitations: Invitations };
  const { companies, users: all, invitations } = await db.readPartition(PEOPLE, kinds, { consistent: true });
  const [company] = companies;
  const users = all.filter(({ left_at }) => !left_at);
  const me = users.find(({ id }) => id === actor.user_id);
  if (!company || !me || !toActor(me, company, now).permissions.has('Manage Users'))
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
