import { fullName } from '../kernel/full-name';
import type { CompanyId, UserId } from '../kernel/ids';
import type { Company, User } from './company';
import { type FeatureFlag, flagsOf } from './feature-flags';
import { isPermission, PERMISSIONS, type Permission } from './permissions';
import { permissionsOf, roleOf } from './roles';
import { type Tier, tierOf } from './tiers';

/** Who is calling, with everything an access decision needs. */
export type Actor = {
  company_id: CompanyId;
  user_id: UserId;
  name: string;
  email: string;
  role: string;
  is_owner: boolean;
  permissions: ReadonlySet<Permission>;
  tier: Tier;
  flags: ReadonlySet<FeatureFlag>;
  user: User;
  company: Company;
};

/** The actor made of a user and their company. The owner and a Master Admin hold every permission, whatever was taken from them. Source: R-SHELL-216 (G-047). */
export const actorOf = (user: User, company: Company, now: string): Actor => {
  const role = roleOf(user.roles);
  const is_owner = company.owner_user_id === user.id;
  const held =
    is_owner || role === 'Master Admin' ? PERMISSIONS : (user.permissions?.filter(isPermission) ?? permissionsOf(role));
  return {
    company_id: company.id,
    user_id: user.id,
    name: fullName(user),
    email: user.email,
    role,
    is_owner,
    permissions: new Set(held),
    tier: tierOf({ subscription: company.subscription, trial_ends_at: company.trial_ends_at }, now),
    flags: flagsOf(company.feature_flags),
    user,
    company,
  };
};
