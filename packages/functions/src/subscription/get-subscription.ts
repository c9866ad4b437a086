import { toActor } from '@wayline/core/access/actor';
import { trialRuns } from '@wayline/core/access/tiers';
import { graceEnd } from '@wayline/core/areas/subscription/company-plan';
import { readCompany } from '@wayline/core/areas/subscription/evaluate-plan-change';
import { choiceHeld, choiceToCome } from '@wayline/core/areas/subscription/held-choice';
import { listPayers } from '@wayline/core/areas/subscription/payers';
import type { Payments } from '@wayline/core/areas/subscription/payments';
import { calculatePlanCost } from '@wayline/core/areas/subscription/plans';
import { seatsHeld, seatsUsed } from '@wayline/core/areas/subscription/seats';
import { subscriptionContracts } from '@wayline/core/areas/subscription/subscription.contract';
import { fullName } from '@wayline/core/base/full-name';
import { ok, type Result } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';
import { paymentsAdapter } from './payments-adapter';

const NOTHING = { cards: [], receipts: [], payments_reachable: true };

/** Cards and bills; the rest of the page stands without them when the payment service does not answer. */
const billing = async (payments: Payments, customer: string) => {
  const none = <T>(result: Result<T[]>) => (result.ok ? result.value : []);
  const [cards, receipts] = await Promise.all([payments.cards(customer), payments.receipts(customer)]);
  return { cards: none(cards), receipts: none(receipts), payments_reachable: cards.ok && receipts.ok };
};

export const handler = endpoint(
  subscriptionContracts['users.subscriptions'],
  async ({ actor, db, deps }) => {
    const { company, users } = await readCompany(db);
    const now = deps.now();
    const payers = listPayers(users, company, now);
    const may_change = payers.some(({ user_id }) => user_id === actor.user_id);
    const customer = company.stripe_customer_id;
    const bills = may_change && customer ? await billing(deps.payments, customer) : NOTHING;
    const choice = choiceHeld(company);
    const billed = company.stripe_subscription_id !== undefined;
    const since = company.plan_unpaid_since;
    const open = bills.receipts.find(({ status }) => status === 'open');
    return ok({
      ...bills,
      tier: toActor(actor.user, company, now).tier,
      subscription: company.subscription,
      billed,
      choice,
      trial_ends_at: trialRuns({ trial_ends_at: company.trial_ends_at }, now) ? company.trial_ends_at : undefined,
      starts_at: company.plan_starts_at,
      renews_at: company.plan_renews_at,
      ends_at: company.plan_ends_at,
      renews: billed && (since !== undefined || company.plan_ends_at === undefined),
      cost: billed && choice ? calculatePlanCost(choice) : undefined,
      next: choiceToCome(company),
      owing: since ? { since, ends_at: graceEnd(since), pay_url: open?.url } : undefined,
      seats_held: seatsHeld(company, now),
      seats_used: seatsUsed(users),
      may_change,
      who_can: payers.map(({ user }) => fullName(user)),
    });
  },
  { payments: paymentsAdapter },
);
