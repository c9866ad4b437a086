import type { Company } from './company';

/** How long a plan stays open after a payment failed. */
export const GRACE_DAYS = 14;

type Named = Pick<Company, 'subscription' | 'plan_starts_at' | 'plan_ends_at'>;

/**
 * The name of the subscription that decides at `now`, an instant: not before a plan chosen during the trial begins, and no longer once a
 * cancelled or unpaid one has ended, whether or not anybody has told us so yet. Source: R-SHELL-166..173.
 */
export const subscriptionInForce = ({ subscription, plan_starts_at, plan_ends_at }: Named, now: string) => {
  const at = Date.parse(now);
  const begun = !plan_starts_at || at >= Date.parse(plan_starts_at);
  const over = plan_ends_at !== undefined && at >= Date.parse(plan_ends_at);
  return begun && !over ? subscription : undefined;
};
