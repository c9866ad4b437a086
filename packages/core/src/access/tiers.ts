/** The plans from least to most. Pro and Basic are both real plans. Source: spec 1 §1 and §4 (G-038). */
export const TIERS = ['Free', 'Starter', 'Basic', 'Pro', 'Advance'] as const;
export type Tier = (typeof TIERS)[number];

/** Words of a subscription name and the plan they mean; the first that occurs decides (G-039..G-041). */
const NAMED: readonly (readonly [word: string, tier: Tier])[] = [
  ['advance', 'Advance'],
  ['pro', 'Pro'],
  ['starter', 'Starter'],
  ['crm', 'Starter'],
  ['lite', 'Starter'],
  ['basic', 'Basic'],
];

/** What a plan is derived from: the subscription's name and the end of the trial, an instant. */
export type Plan = { subscription?: string | null; trial_ends_at?: string | null };

/** Whether a trial still runs at `now`, an instant; at its very end it is over. Source: G-043. */
export const trialRuns = ({ trial_ends_at }: Plan, now: string): boolean =>
  Boolean(trial_ends_at) && Date.parse(now) < Date.parse(trial_ends_at as string);

/** The tier of a company at `now`. A subscription decides by its name, and a trial only without one. Source: R-SHELL-166..173, R-SHELL-302. */
export const getTier = (plan: Plan, now: string): Tier => {
  const name = plan.subscription?.trim().toLowerCase();
  if (!name) return trialRuns(plan, now) ? 'Advance' : 'Free';
  return NAMED.find(([word]) => name.includes(word))?.[1] ?? 'Free';
};

/** Whether a tier is the minimum or above it. */
export const atLeast = (tier: Tier, minimum: Tier): boolean => TIERS.indexOf(tier) >= TIERS.indexOf(minimum);
/** Whether automated messages open: a subscription, or a running trial. Source: spec 1 §2 (G-012). */
export const hasSubscription = (plan: Plan, now: string): boolean =>
  Boolean(plan.subscription?.trim()) || trialRuns(plan, now);
