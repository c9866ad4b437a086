import { fullName } from '../base/full-name';
import type { CompanyId, UserId } from '../base/ids';
import type { Company, User } from './company';
import { type FeatureFlag, getFeatureFlags } from './feature-flags';
import { isPermission, PERMISSIONS, type Permission } from './permissions';
import { getRole, getRolePermissions } from './roles';
import { subscriptionInForce } from './subscription-in-force';
import { getTier, type Tier } from './tiers';
import type { Visibility } from './visibilities';
import { getVisibility } from './visibility';

/** Who is calling, with everything an access decision needs. */
export type Actor = {
  company_id: CompanyId;
  user_id: UserId;
  name: string;
  email: string;
  role: string;
  is_owner: boolean;
  permissions: ReadonlySet<Permission>;
  /** Whose trips they see. */
  visibility: Visibility;
  tier: Tier;
  flags: ReadonlySet<FeatureFlag>;
  user: User;
  company: Company;
  /** The company they are at home in, where they look into one of its sub-agencies: they read, and change nothing. */
  looks_from?: { company_id: CompanyId; company_name: string };
};

/** The permissions of a user: everything for the owner and a Master Admin, else what was given in place of the role, else the role's. */
export const heldBy = (
  user: Pick<User, 'id' | 'roles' | 'permissions'>,
  company: Pick<Company, 'owner_user_id' | 'roles'>,
): readonly Permission[] => {
  const role = getRole(user.roles);
  if (company.owner_user_id === user.id || role === 'Master Admin') return PERMISSIONS;
  return user.permissions?.filter(isPermission) ?? getRolePermissions(role, company.roles);
};

/** The actor made of a user and their company. The owner and a Master Admin hold every permission, whatever was taken from them. Source: R-SHELL-216 (G-047). */
export const toActor = (user: User, company: Company, now: string): Actor => ({
  company_id: company.id,
  user_id: user.id,
  name: fullName(user),
  email: user.email,
  role: getRole(user.roles),
  is_owner: company.owner_user_id === user.id,
  permissions: new Set(heldBy(user, company)),
  visibility: getVisibility(user, company),
  tier: getTier({ subscription: subscriptionInForce(company, now), trial_ends_at: company.trial_ends_at }, now),
  flags: getFeatureFlags(company.feature_flags, user.feature_flags),
  user,
  company,
});

/**
 * What decides which fields this user is shown: their permissions, without that for client credit cards where the company has switched cards off
 * for everybody. Source: R-SHELL-222, R-SHELL-223 (G-050).
 */
export const getFieldPermissions = ({
  company,
  permissions,
}: Pick<Actor, 'company' | 'permissions'>): ReadonlySet<Permission> =>
  company.permissions_company_data.View_Client_Credit_Card === false
    ? new Set([...permissions].filter((permission) => permission !== 'View Client Credit Card'))
    : permissions;

/**
 * The company-permission flags as this user's screens read them: client credit cards are shown to those whose role allows it, and to
 * nobody where the company has switched them off. Source: R-SHELL-222, R-SHELL-223 (G-050).
 */
export const getCompanyPermissions = (actor: Pick<Actor, 'company' | 'permissions'>) => ({
  ...actor.company.permissions_company_data,
  View_Client_Credit_Card: getFieldPermissions(actor).has('View Client Credit Card'),
});
