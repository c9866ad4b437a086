import type { Company, User } from './company';
import { getRole, isRole, type Role } from './roles';
import { VISIBILITIES, type Visibility } from './visibilities';

/** What a role sees until a company says otherwise; the others see all. Source: G-047. */
const FIRST: Partial<Record<Role, Visibility>> = { Standard: 'own' };

/**
 * What a role sees in a company that keeps these roles: as the company has set it, else what the role starts with. A role of the company's own
 * that was saved before this could be chosen sees all; one that nobody knows sees what Standard does.
 */
export const getRoleVisibility = (role: string, kept: Company['roles'] = []): Visibility => {
  const edited = kept.find(({ name }) => name === role);
  if (edited?.visibility) return edited.visibility;
  if (isRole(role)) return FIRST[role] ?? 'all';
  return edited ? 'all' : getRoleVisibility('Standard', kept);
};

/** What a user sees: the owner and a Master Admin all, everybody else what their role does. */
export const getVisibility = (
  user: Pick<User, 'id' | 'roles'>,
  company: Pick<Company, 'owner_user_id' | 'roles'>,
): Visibility => {
  const role = getRole(user.roles);
  return company.owner_user_id === user.id || role === 'Master Admin' ? 'all' : getRoleVisibility(role, company.roles);
};

/** Whether somebody who sees this much may let others see that much. */
export const includesVisibility = (held: Visibility, given: Visibility): boolean =>
  VISIBILITIES.indexOf(held) >= VISIBILITIES.indexOf(given);
