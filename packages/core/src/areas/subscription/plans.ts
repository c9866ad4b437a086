import { getTier, TIERS, type Tier } from '../../access/tiers';
import type { Money } from '../../base/values';

export const CYCLES = ['month', 'year'] as const;
/** How often a plan is paid. */
export type Cycle = (typeof CYCLES)[number];
export const PAID_PLANS = ['Starter', 'Basic', 'Pro', 'Advance'] as const;
export type PaidPlan = (typeof PAID_PLANS)[number];

/** The currency plans are paid in. */
export const PLAN_CURRENCY = 'USD';
/** The most seats that are sold without a talk. */
export const MOST_SEATS = 500;

type Prices = Readonly<Record<Cycle, number>>;
/** What a plan costs, in minor units a month or a year, and how many people may be active before a seat costs extra. */
type PlanFacts = { seats: number; price: Prices; seat_price: Prices; for_whom: string };

/** Every plan. A year costs ten months. Source: spec 1 §1 and §4 (G-038); prices are the product's own. */
export const PLANS: Readonly<Record<Tier, PlanFacts>> = {
  Free: {
    seats: 1,
    price: { month: 0, year: 0 },
    seat_price: { month: 0, year: 0 },
    for_whom: 'To plan trips on your own',
  },
  Starter: {
    seats: 1,
    price: { month: 2_900, year: 29_000 },
    seat_price: { month: 1_500, year: 15_000 },
    for_whom: 'For one advisor who never wants to forget a task',
  },
  Basic: {
    seats: 2,
    price: { month: 4_900, year: 49_000 },
    seat_price: { month: 2_000, year: 20_000 },
    for_whom: 'For two advisors who share clients',
  },
  Pro: {
    seats: 3,
    price: { month: 7_900, year: 79_000 },
    seat_price: { month: 2_500, year: 25_000 },
    for_whom: 'For a team with its own advisors',
  },
  Advance: {
    seats: 5,
    price: { month: 12_900, year: 129_000 },
    seat_price: { month: 3_000, year: 30_000 },
    for_whom: 'For agencies with many advisors',
  },
};

export const isPaidPlan = (plan: string): plan is PaidPlan => (PAID_PLANS as readonly string[]).includes(plan);

/** A choice somebody makes: a plan, how often it is paid, and how many may be active, at least as many as come with it. */
export type Choice = { plan: PaidPlan; cycle: Cycle; seats: number };

/** Seats that are paid for beside those that come with the plan. */
export const extraSeats = ({ plan, seats }: Choice): number => Math.max(0, seats - PLANS[plan].seats);

/** What a choice costs for each period, before any coupon. */
export const calculatePlanCost = (choice: Choice): Money => {
  const { price, seat_price } = PLANS[choice.plan];
  return { minor: price[choice.cycle] + extraSeats(choice) * seat_price[choice.cycle], currency: PLAN_CURRENCY };
};

const CYCLE_WORDS: Readonly<Record<Cycle, string>> = { month: 'Monthly', year: 'Yearly' };
/** The name of a subscription, from which its tier is derived: `Pro Monthly`. Source: R-SHELL-166..173. */
export const subscriptionName = ({ plan, cycle }: Omit<Choice, 'seats'>): string => `${plan} ${CYCLE_WORDS[cycle]}`;

/** The plan that a subscription's name means. */
export const planNamed = (subscription: string | null | undefined): Tier =>
  subscription?.trim() ? getTier({ subscription }, '') : 'Free';

/** Whether the first plan opens more than the second. */
export const isMore = (plan: Tier, than: Tier): boolean => TIERS.indexOf(plan) > TIERS.indexOf(than);
