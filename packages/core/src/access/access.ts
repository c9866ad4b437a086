import { ok, type Result } from '../base/result';
import { refuse } from './access-errors';
import type { FeatureFlag } from './feature-flags';
import type { Permission } from './permissions';
import { atLeast, type Tier } from './tiers';

/** What a signed-in caller must hold. `action` completes "You do not have permission to {action}!". */
export type Needs = {
  permissions?: readonly Permission[];
  tier?: Tier;
  deniedRoles?: readonly string[];
  flag?: FeatureFlag;
  /** For the owner of the company alone, whatever others hold. */
  owner?: true;
  action?: string;
};

/** What an access decision is made from. */
export type Holder = {
  role: string;
  permissions: ReadonlySet<Permission>;
  tier: Tier;
  flags: ReadonlySet<FeatureFlag>;
  is_owner?: boolean;
};

const VERBS = /^(view|edit|cancel|restore|archive|unarchive|delete|share|preview|add|apply|manage|customize)\b/i;
const NAMES = new Set(['CRM', 'Sabre']);
const lower = (permission: Permission) =>
  permission
    .split(' ')
    .map((word) => (NAMES.has(word) ? word : word.toLowerCase()))
    .join(' ');
/** What a permission lets one do, to complete "You do not have permission to ...": a screen's name is opened. */
export const describePermission = (permission: Permission): string =>
  `${VERBS.test(permission) ? '' : 'open '}${lower(permission)}`;

/**
 * Whether a caller may do what a contract describes: plan first, then role, permissions, feature and ownership. Refuses
 * with `access.tier`, `access.denied`, `access.flag` or `company.owner_only`. Source: R-SHELL-224, R-SHELL-225 (G-008).
 */
export const mayCall = (needs: Needs, actor: Holder): Result<true> => {
  if (needs.tier && !atLeast(actor.tier, needs.tier)) return refuse('access.tier', { params: { tier: needs.tier } });
  const missing = needs.permissions?.find((permission) => !actor.permissions.has(permission));
  const barred = needs.deniedRoles?.includes(actor.role) ?? false;
  if (missing || barred) {
    const named = missing ?? needs.permissions?.[0];
    return refuse('access.denied', {
      params: { action: needs.action ?? (named ? describePermission(named) : 'do this') },
    });
  }
  if (needs.flag && !actor.flags.has(needs.flag)) return refuse('access.flag');
  if (needs.owner && !actor.is_owner) return refuse('company.owner_only');
  return ok(true);
};
