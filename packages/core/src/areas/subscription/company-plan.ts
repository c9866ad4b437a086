import type { Company } from '../../access/company';
import { GRACE_DAYS } from '../../access/subscription-in-force';
import { daysLater } from '../../base/later';
import type { Held } from './payments';
import { PLANS, subscriptionName } from './plans';

/** Subscriptions in these states open nothing and bill nothing any more. */
const OVER: ReadonlySet<string> = new Set(['canceled', 'incomplete', 'incomplete_expired', 'unpaid', 'paused']);

export const isOver = ({ status }: Pick<Held, 'status'>): boolean => OVER.has(status);
export const isOwing = ({ status }: Pick<Held, 'status'>): boolean => status === 'past_due';

/** Until when a plan stays open after a payment was due at `since`, an instant. */
export const graceEnd = (since: string): string => daysLater(since, GRACE_DAYS);

/** A company without a paid plan: Free, with all it ever made. Its customer and its cards stay known. */
const withoutPlan = (company: Company, status: string): Company => ({
  ...company,
  subscription: undefined,
  seats: PLANS.Free.seats,
  stripe_subscription_id: undefined,
  stripe_status: status,
  plan_cycle: undefined,
  plan_starts_at: undefined,
  plan_renews_at: undefined,
  plan_ends_at: undefined,
  plan_unpaid_since: undefined,
  plan_next: undefined,
});

/**
 * The company as its subscription says it stands. It follows from what is held now and from nothing that was told before, so that news
 * may come twice, late, or in any order.
 */
export const withPlan = (company: Company, held: Held): Company => {
  if (isOver(held)) return withoutPlan(company, held.status);
  const since = isOwing(held) ? (held.billed_at ?? held.period_ends) : undefined;
  return {
    ...company,
    subscription: subscriptionName(held.choice),
    seats: held.choice.seats,
    stripe_customer_id: held.customer,
    stripe_subscription_id: held.id,
    stripe_status: held.status,
    plan_cycle: held.choice.cycle,
    plan_starts_at: held.status === 'trialing' ? held.trial_ends : undefined,
    plan_renews_at: held.period_ends,
    plan_ends_at: since ? graceEnd(since) : held.cancels ? held.period_ends : undefined,
    plan_unpaid_since: since,
    plan_next: held.next && { ...held.next, at: held.period_ends },
  };
};
