import { tierOf, trialRuns } from '@wayline/core/identity/tiers';
import { ok } from '@wayline/core/kernel/result';
import { type Coupon, discounted } from '@wayline/core/subscription/coupon';
import { subscriptionInForce } from '@wayline/core/subscription/in-force';
import { nextPayment } from '@wayline/core/subscription/next-payment';
import { difference } from '@wayline/core/subscription/plan-change';
import { costOf, PLAN_CURRENCY } from '@wayline/core/subscription/plans';
import { subscriptionContracts } from '@wayline/core/subscription/subscription.contract';
import { endpoint } from '../kernel/endpoint';
import { paymentsAdapter } from '../kernel/payments-adapter';
import { weigh } from './standing';

const NOTHING = { minor: 0, currency: PLAN_CURRENCY };

export const handler = endpoint(
  subscriptionContracts['users.plans'],
  async ({ input: { starts, coupon: coupon_id, ...wanted }, actor, deps }) => {
    const weighed = await weigh(deps, actor, wanted);
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
    const cost = costOf(choice);
    let due_now = NOTHING;
    if (kind === 'start' && !waits) due_now = discounted(cost, coupon);
    if (kind === 'now' && held && held.status !== 'trialing') {
      const counted = await deps.payments.costOfChange({ held, choice, at: now, ...(coupon && { coupon: coupon.id }) });
      if (!counted.ok) return counted;
      due_now = counted.value.due_now;
    }
    const from = waits ? choice.plan : tierOf({ ...company, subscription: subscriptionInForce(company, now) }, now);
    return ok({
      kind,
      choice,
      due_now,
      each_period: coupon && (coupon.duration !== 'once' || waits) ? discounted(cost, coupon) : cost,
      next_at: waits ? (company.trial_ends_at ?? now) : nextPayment(held, kind, choice.cycle, now),
      // What a running trial opens stays until its end.
      ...difference(from, choice.plan),
    });
  },
  { payments: paymentsAdapter },
);
