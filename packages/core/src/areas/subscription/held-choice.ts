import type { Company } from '../../access/company';
import { type Choice, isPaidPlan, PLANS, planNamed } from './plans';

/** What a company has chosen, by what is known of it here; undefined for Free, and for a plan of old whose period nobody noted. */
export const choiceHeld = ({ subscription, plan_cycle, seats }: Company): Choice | undefined => {
  const plan = planNamed(subscription);
  if (!isPaidPlan(plan) || !plan_cycle) return undefined;
  return { plan, cycle: plan_cycle, seats: seats ?? PLANS[plan].seats };
};

/** The change to less that is to come. */
export const choiceToCome = ({ plan_next }: Company): (Choice & { at: string }) | undefined =>
  plan_next && isPaidPlan(plan_next.plan) ? { ...plan_next, plan: plan_next.plan } : undefined;
