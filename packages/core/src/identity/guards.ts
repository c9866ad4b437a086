import type { Permission } from './permissions';
import { roleOf } from './roles';
import type { SessionUser } from './session-user';
import { hasSubscription, type Tier, tierOf } from './tiers';

const SUBSCRIPTION = '/myaccount/subscription';
const NOT_FOUND = '/pie_page_not_found';

/** What the guards of a route look at; nobody signed in is `undefined`. */
export type GuardSession = {
  tier: Tier;
  role: string;
  permissions: ReadonlySet<Permission>;
  is_er_account: boolean;
  has_subscription: boolean;
};
type Rule = { passes: (session: GuardSession) => boolean; redirect: string };

/** Each guard: who passes and where everybody else is sent. Source: R-SHELL-061, R-SHELL-096..121 (G-009..G-012, G-016). */
export const GUARDS = {
  'signed-in': { passes: () => true, redirect: '/login' },
  'not-free': { passes: ({ tier }) => tier !== 'Free', redirect: SUBSCRIPTION },
  'not-free-or-starter': { passes: ({ tier }) => tier !== 'Free' && tier !== 'Starter', redirect: SUBSCRIPTION },
  'not-standard-role': { passes: ({ role }) => role !== 'Standard', redirect: SUBSCRIPTION },
  'er-account': { passes: ({ is_er_account }) => is_er_account, redirect: NOT_FOUND },
  'advance-only': { passes: ({ tier }) => tier === 'Advance', redirect: SUBSCRIPTION },
  'manage-payroll': { passes: ({ permissions }) => permissions.has('Manage Payroll'), redirect: NOT_FOUND },
  'has-subscription': { passes: ({ has_subscription }) => has_subscription, redirect: SUBSCRIPTION },
} as const satisfies Record<string, Rule>;
export type Guard = keyof typeof GUARDS;

/** Where a visitor is sent by the first guard that fails, in the order given; undefined lets them in. Every guard needs a sign-in. */
export const guardRedirect = (guards: readonly Guard[], session: GuardSession | undefined): string | undefined => {
  if (guards.length === 0) return undefined;
  if (!session) return GUARDS['signed-in'].redirect;
  return guards.map((guard) => GUARDS[guard]).find(({ passes }) => !passes(session))?.redirect;
};

/** What the guards see of a signed-in user at `now`, an instant. */
export const guardSessionOf = (user: SessionUser, now: string): GuardSession => ({
  tier: tierOf(user, now),
  role: roleOf(user.roles),
  permissions: new Set(user.permissions_data),
  is_er_account: user.usercompany.is_er_account,
  has_subscription: hasSubscription(user, now),
});
