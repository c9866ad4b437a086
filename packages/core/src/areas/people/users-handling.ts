import type { Actor } from '../../access/actor';
import type { User } from '../../access/company';
import { getRole } from '../../access/roles';
import { ok, type Result, refuse } from '../../base/result';

type Handling = Pick<Actor, 'user_id' | 'role' | 'is_owner' | 'company'>;
const denied = (action: string) => refuse('access.denied', { params: { action } });

/**
 * Whether somebody who manages users may shut this one out or remove them: never themselves, never the owner, and a Master Admin only
 * if they are one too. Refuses with `access.denied`; `verb` completes "You do not have permission to ...". Source: spec 1 §6.
 */
export const mayHandle = (actor: Handling, user: Pick<User, 'id' | 'roles'>, verb: string): Result<true> => {
  if (user.id === actor.user_id) return denied(`${verb} yourself`);
  if (user.id === actor.company.owner_user_id) return denied(`${verb} the owner of the company`);
  const asks = actor.is_owner || actor.role === 'Master Admin';
  if (getRole(user.roles) === 'Master Admin' && !asks) return denied(`${verb} a Master Admin`);
  return ok(true);
};
