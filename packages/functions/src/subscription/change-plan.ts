import { commitUnchanged } from '@wayline/core/access/commit-unchanged';
import { Companies } from '@wayline/core/access/people.records';
import { trialRuns } from '@wayline/core/access/tiers';
import { withPlan } from '@wayline/core/areas/subscription/company-plan';
import { refuse } from '@wayline/core/areas/subscription/errors';
import { evaluatePlanChange } from '@wayline/core/areas/subscription/evaluate-plan-change';
import type { Held } from '@wayline/core/areas/subscription/payments';
import { subscriptionName } from '@wayline/core/areas/subscription/plans';
import { savePlan } from '@wayline/core/areas/subscription/save-plan';
import type { Card } from '@wayline/core/areas/subscription/subscription';
import { subscriptionContracts } from '@wayline/core/areas/subscription/subscription.contract';
import { planChanged } from '@wayline/core/areas/subscription/subscription.events';
import type { Result } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';
import { paymentsAdapter } from './payments-adapter';

const DECLINED: ReadonlySet<string> = new Set(['payment.declined', 'payment.needs_bank']);

/**
 * Begins a plan or changes it. What is asked of the payment service carries the version of the company as its key: the same wish sent twice is
 * done once, and two wishes at once cannot both be charged. A refused charge moves the version on, so that the next try is a new one.
 */
export const handler = endpoint(
  subscriptionContracts['users.subscriptions.change'],
  async ({ input: { starts, coupon, ...wanted }, actor, db, commit, deps }) => {
    const weighed = await evaluatePlanChange(db, deps, wanted);
    if (!weighed.ok) return weighed;
    const { company, choice, held, kind } = weighed.value;
    const { payments } = deps;
    const answer = { kind, subscription: subscriptionName(choice) };
    if (kind === 'none') return commitUnchanged({ actor, commit }, 'subscription.unchanged', answer);

    const customer = company.stripe_customer_id;
    const cards = customer ? await payments.cards(customer) : undefined;
    if (cards && !cards.ok) return cards;
    const card: Card | undefined = cards?.value.find(({ in_use }) => in_use);
    if (!customer || !card) return refuse('payment.no_card');

    const now = deps.now();
    const once = `plan-${company.id}-${company.version}`;
    const found = coupon ? await payments.couponById(coupon) : undefined;
    if (found && !found.ok) return found;
    const by = { card, choice, once, ...(found && { coupon: found.value.id }) };
    const waits = starts === 'trial_end' && trialRuns({ trial_ends_at: company.trial_ends_at }, now);
    const trial = waits && company.trial_ends_at ? { trial_ends: company.trial_ends_at } : {};
    let done: Result<Held>;
    if (!held) done = await payments.start({ ...by, customer, company_id: company.id, ...trial });
    else if (kind === 'now') done = await payments.changeNow({ ...by, held, at: now });
    else done = await payments.changeLater({ held, once, choice: kind === 'later' ? choice : undefined });

    if (!done.ok) {
      if (DECLINED.has(done.code)) await db.transact([db.change(Companies, company, company)]);
      return done;
    }
    const now_held = done.value;
    return savePlan({ db, commit }, (fresh) => withPlan(fresh, now_held), {
      audit: { action: `subscription.${kind}`, changes: { ...choice } },
      events: [planChanged({})],
      answer,
    });
  },
  { payments: paymentsAdapter },
);
