import type { Permission } from '../access/permissions';
import { getRole } from '../access/roles';
import type { SessionUser } from '../access/session-user';
import { atLeast, getTier, hasSubscription, type Tier } from '../access/tiers';

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
type Rule = {
  passes: (session: GuardSession) => boolean;
  redirect: string;
  /** The smallest plan that passes, for a guard that asks for one. */
  plan?: Tier;
};

const from = (plan: Tier) => ({
  plan,
  passes: ({ tier }: GuardSession) => atLeast(tier, plan),
  redirect: SUBSCRIPTION,
});

/** Each guard: who passes and where everybody else is sent. Basic passes what Starter does not (G-042). Source: R-SHELL-061, R-SHELL-096..121 (G-009..G-012, G-016). */
const RULES = {
  'signed-in': { passes: () => true, redirect: '/login' },
  'not-free': from('Starter'),
  'not-free-or-starter': from('Basic'),
  'not-standard-role': { passes: ({ role }) => role !== 'Standard', redirect: SUBSCRIPTION },
  'er-account': { passes: ({ is_er_account }) => is_er_account, redirect: NOT_FOUND },
  'advance-only': from('Advance'),
  'manage-payroll': { passes: ({ permissions }) => permissions.has('Manage Payroll'), redirect: NOT_FOUND },
  'has-subscription': {
    passes: ({ has_subscription }) => has_subscription,
    redirect: SUBSCRIPTION,
    plan: 'Starter',
  },
} as const satisfies Record<string, Rule>;
export type Guard = keyof typeof RULES;

export const GUARDS: Readonly<Record<Guard, Rule>> = RULES;

/** The first guard that keeps a visitor out, in the order given; undefined lets them in. Every guard needs a sign-in. */
export const failingGuard = (guards: readonly Guard[], session: GuardSession | undefined): Guard | undefined => {
  if (guards.length === 0) return undefined;
  if (!session) return 'signed-in';
  return guards.find((guard) => !GUARDS[guard].passes(session));
};

/** The smallest plan that these guards let in, whoever the user is; undefined when none of them asks for a plan. */
export const planFor = (guards: readonly Guard[]): Tier | undefined =>
  guards
    .map((guard) => GUARDS[guard].plan)
    .reduce((most, plan) => (plan && !(most && atLeast(most, plan)) ? plan : most), undefined);

/** What the guards see of a signed-in user at `now`, an instant. */
export const toGuardSession = (user: SessionUser, now: string): GuardSession => ({
  tier: getTier(user, now),
  role: getRole(user.roles),
  permissions: new Set(user.permissions_data),
  is_er_account: user.usercompany.is_er_account,
  has_subscription: hasSubscription(user, now),
});
