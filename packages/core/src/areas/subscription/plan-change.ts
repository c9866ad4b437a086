import type { Tier } from '../../access/tiers';
import { ok, type Result } from '../../base/result';
import { SOLD_BY } from '../../navigation/routes-plans';
import { refuse } from './errors';
import { type Choice, isMore, PLANS } from './plans';

/**
 * How a choice takes effect: `start` a subscription, `now` with what is left of the period counted in, `later` at its end, `take_back`
 * a change that was to come, or `none`.
 */
const CHANGE_KINDS = ['start', 'now', 'later', 'take_back', 'none'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** What is paid for at present; `next` is a change to less that is to come. */
export type CurrentPlan = { choice: Choice; trialing: boolean; next?: Choice };

const same = (a: Choice, b: Choice) => a.plan === b.plan && a.cycle === b.cycle && a.seats === b.seats;
/** Whether nothing becomes less: not the plan, not the period paid ahead, and within a plan not the seats. */
const isUp = (from: Choice, to: Choice): boolean => {
  if (from.cycle === 'year' && to.cycle === 'month') return false;
  if (to.plan === from.plan) return to.seats >= from.seats;
  return isMore(to.plan, from.plan);
};

/** How a choice takes effect. More opens at once; less begins when what is paid for has been used; on trial everything is free to change. */
export const kindOfChange = (standing: CurrentPlan | undefined, wanted: Choice): ChangeKind => {
  if (!standing) return 'start';
  if (same(standing.choice, wanted)) return standing.next ? 'take_back' : 'none';
  if (standing.trialing || isUp(standing.choice, wanted)) return 'now';
  return standing.next && same(standing.next, wanted) ? 'none' : 'later';
};

const titlesAbove = (low: Tier, high: Tier): string[] => {
  const sold = SOLD_BY.filter(({ plan }) => isMore(plan, low) && !isMore(plan, high));
  return [...new Set(sold.flatMap(({ titles }) => titles))];
};

/** The pages that open, or close, when one plan takes the place of another, by their titles. */
export const difference = (from: Tier, to: Tier): { opens: string[]; closes: string[] } =>
  isMore(to, from) ? { opens: titlesAbove(from, to), closes: [] } : { opens: [], closes: titlesAbove(to, from) };

/** A choice whose seats hold everybody who is active. Refuses `seats.in_use`; fewer than come with the plan are made as many. */
export const fitting = (wanted: Choice, used: number): Result<Choice> => {
  const seats = Math.max(wanted.seats, PLANS[wanted.plan].seats);
  return used > seats
    ? refuse('seats.in_use', { params: { used: String(used), seats: String(seats) } })
    : ok({ ...wanted, seats });
};
