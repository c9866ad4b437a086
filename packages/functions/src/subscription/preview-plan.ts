import { subscriptionInForce } from '@wayline/core/access/subscription-in-force';
import { getTier, trialRuns } from '@wayline/core/access/tiers';
import { applyDiscount, type Coupon } from '@wayline/core/areas/subscription/coupon';
import { evaluatePlanChange } from '@wayline/core/areas/subscription/evaluate-plan-change';
import { nextPayment } from '@wayline/core/areas/subscription/next-payment';
import { difference } from '@wayline/core/areas/subscription/plan-change';
import { calculatePlanCost, PLAN_CURRENCY } from '@wayline/core/areas/subscription/plans';
import { subscriptionContracts } from '@wayline/core/areas/subscription/subscription.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';
import { paymentsAdapter } from './payments-adapter';

const NOTHING = { minor: 0, currency: PLAN_CURRENCY };

export const handler = endpoint(
  subscriptionContracts['users.plans'],
  async ({ input: { starts, coupon: coupon_id, ...wanted }, db, deps }) => {
    const weighed = await evaluatePlanChange(db, deps, wanted);
    if (!weighed.ok) return weighed;
    const { company, choice, held, kind } = weighed.value;
    let coupon: Coupon | undefined;
    if (coupon_id) {
      const found = await deps.payments.couponById(coupon_id);
      if (!found.ok) return found;
      coupon = found.value;
    }
    const now = deps.now();
    const waits =
      starts === 'trial_end' && kind === 'start' && trialRuns({ trial_ends_at: company.trial_ends_at }, now);
    const cost = calculatePlanCost(choice);
    let due_now = NOTHING;
    if (kind === 'start' && !waits) due_now = applyDiscount(cost, coupon);
    if (kind === 'now' && held && held.status !== 'trialing') {
      const counted = await deps.payments.costOfChange({ held, choice, at: now, ...(coupon && { coupon: coupon.id }) });
      if (!counted.ok) return counted;
      due_now = counted.value.due_now;
    }
    const from = waits ? choice.plan : getTier({ ...company, subscription: subscriptionInForce(company, now) }, now);
    return ok({
      kind,
      choice,
      due_now,
      each_period: coupon && (coupon.duration !== 'once' || waits) ? applyDiscount(cost, coupon) : cost,
      next_at: waits ? (company.trial_ends_at ?? now) : nextPayment(held, kind, choice.cycle, now),
      // What a running trial opens stays until its end.
      ...difference(from, choice.plan),
    });
  },
  { payments: paymentsAdapter },
);
