import * as z from 'zod';
import { TIERS } from '../../access/tiers';
import { Instant, Money } from '../../base/values';
import { CYCLES, MOST_SEATS, PAID_PLANS } from './plans';

/** A card on file; its number stays with the payment service. */
export const Card = z.object({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
  /** Whether the plan is paid with it. */
  in_use: z.boolean(),
});
export type Card = z.infer<typeof Card>;

/** A bill, with the page where it can be read, saved and, while it is open, paid. */
export const Receipt = z.object({
  id: z.string(),
  number: z.string(),
  at: Instant,
  text: z.string(),
  amount: Money,
  status: z.enum(['paid', 'open']),
  url: z.string(),
});
export type Receipt = z.infer<typeof Receipt>;

/** What may be chosen. Seats beyond those of the plan are paid for each. */
export const PlanChoice = z.object({
  plan: z.enum(PAID_PLANS),
  cycle: z.enum(CYCLES),
  seats: z
    .int()
    .min(1, 'A plan has at least one seat.')
    .max(MOST_SEATS, `At most ${MOST_SEATS} seats; please contact us for more.`),
});

/** One plan as it is compared with others. Prices are for each month or year. */
export const PlanOffer = z.object({
  plan: z.enum(TIERS),
  for_whom: z.string(),
  seats: z.int(),
  monthly: Money,
  yearly: Money,
  seat_monthly: Money,
  seat_yearly: Money,
  /** Titles of what it opens beyond the smaller plans. */
  opens: z.array(z.string()),
});

/** What stands in the way of the plan: a payment that failed `since`; on `ends_at` the Free plan begins. */
const Owing = z.object({ since: Instant, ends_at: Instant, pay_url: z.string().optional() });

/** The subscription of a company, as the page shows it. Cards and receipts are there for whoever may pay. */
export const SubscriptionView = z.object({
  tier: z.enum(TIERS),
  subscription: z.string().optional(),
  /** Whether it is billed by card; a plan that was agreed on otherwise is not. */
  billed: z.boolean(),
  choice: PlanChoice.optional(),
  trial_ends_at: Instant.optional(),
  starts_at: Instant.optional(),
  renews_at: Instant.optional(),
  ends_at: Instant.optional(),
  renews: z.boolean(),
  /** What each period costs, before coupons. */
  cost: Money.optional(),
  next: PlanChoice.extend({ at: Instant }).optional(),
  owing: Owing.optional(),
  seats_held: z.int().optional(),
  seats_used: z.int(),
  may_change: z.boolean(),
  /** Who can change the plan, by name. */
  who_can: z.array(z.string()),
  cards: z.array(Card),
  receipts: z.array(Receipt),
  /** False when the payment service did not answer: cards and receipts are not shown then, and nothing can be changed. */
  payments_reachable: z.boolean(),
});
export type SubscriptionView = z.infer<typeof SubscriptionView>;

/** What a change means before anybody confirms it. */
export const ChangePreview = z.object({
  kind: z.enum(['start', 'now', 'later', 'take_back', 'none']),
  choice: PlanChoice,
  due_now: Money,
  /** What each later period costs. */
  each_period: Money,
  /** When the next payment is due, and for `later` when the change begins. */
  next_at: Instant,
  opens: z.array(z.string()),
  closes: z.array(z.string()),
});
