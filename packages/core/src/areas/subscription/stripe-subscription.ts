import type Stripe from 'stripe';
import type { CompanyId } from '../../base/ids';
import type { Held } from './payments';
import { type Choice, CYCLES, isPaidPlan } from './plans';
import { toPlanChoice } from './stripe-prices';

const instant = (seconds: number) => new Date(seconds * 1000).toISOString();
const idOf = (thing: string | { id: string } | null): string => (typeof thing === 'object' ? (thing?.id ?? '') : thing);

/** What a schedule turns the subscription into, while that is still to come. It stands in the metadata we gave it. */
const nextOf = (schedule: Stripe.SubscriptionSchedule): Choice | undefined => {
  const { plan = '', cycle, seats } = schedule.metadata ?? {};
  const known = CYCLES.find((c) => c === cycle);
  const begins = schedule.phases.at(-1)?.start_date ?? 0;
  const waiting = schedule.status === 'active' && begins > (schedule.current_phase?.start_date ?? 0);
  return waiting && isPaidPlan(plan) && known ? { plan, cycle: known, seats: Number(seats) } : undefined;
};

/** What is expanded wherever a subscription is asked for. */
export const EXPANDED = ['schedule', 'latest_invoice'];

/** Stripe's subscription in our words; undefined for one that is not of ours. */
export const toHeldSubscription = (s: Stripe.Subscription): Held | undefined => {
  const choice = toPlanChoice(s.items.data);
  const [item] = s.items.data;
  const company_id = s.metadata.company_id as CompanyId | undefined;
  if (!choice || !item || !company_id) return undefined;
  const next = s.schedule && typeof s.schedule === 'object' ? nextOf(s.schedule) : undefined;
  const bill = s.latest_invoice && typeof s.latest_invoice === 'object' ? s.latest_invoice : undefined;
  return {
    id: s.id,
    company_id,
    customer: idOf(s.customer),
    status: s.status,
    choice,
    period_ends: instant(item.current_period_end),
    ...(s.trial_end && { trial_ends: instant(s.trial_end) }),
    cancels: s.cancel_at_period_end,
    ...(next && { next }),
    ...(bill && {
      billed_at: instant(bill.created),
      bill: { id: bill.id ?? '', due: { minor: bill.amount_due, currency: bill.currency.toUpperCase() } },
    }),
  };
};

/** The id of the schedule that has charge of a subscription. */
export const findScheduleId = (s: Stripe.Subscription): string | undefined =>
  s.schedule ? idOf(s.schedule) : undefined;
