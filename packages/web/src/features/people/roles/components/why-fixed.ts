import { PERMISSIONS } from '@wayline/core/access/permissions';
import type { SessionUser } from '@wayline/core/access/session-user';
import type { Assigned } from '@wayline/core/areas/people/roles.contract';

type Me = Pick<SessionUser, 'id' | 'permissions_data'> | undefined;

/** Why the role of a user cannot be changed by whoever looks; undefined where it can. */
export const whyFixed = (user: Assigned, me: Me): string | undefined => {
  if (user.is_owner) return 'The company owner has every permission in any role.';
  if (user.id === me?.id) return 'You can’t change your own role. Ask a colleague who manages users.';
  const holdsAll = me?.permissions_data.length === PERMISSIONS.length;
  return user.role === 'Master Admin' && !holdsAll
    ? 'Only someone with every permission can change a Master Admin.'
    : undefined;
};
