import { refuse } from '@wayline/core/areas/subscription/errors';
import { findHeldSubscription, readCompany } from '@wayline/core/areas/subscription/evaluate-plan-change';
import { subscriptionContracts } from '@wayline/core/areas/subscription/subscription.contract';
import { planChanged } from '@wayline/core/areas/subscription/subscription.events';
import type { Result } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';
import { paymentsAdapter } from './payments-adapter';

const DONE = { status: 'success' as const };

export const handler = endpoint(
  subscriptionContracts['users.payment-methods'],
  async ({ input: { payment_method_id, action }, db, commit, deps }) => {
    const { company } = await readCompany(db);
    const customer = company.stripe_customer_id;
    if (!customer) return refuse('record.missing');
    const [cards, held] = await Promise.all([deps.payments.cards(customer), findHeldSubscription(deps, company)]);
    if (!cards.ok) return cards;
    if (!held.ok) return held;
    const card = cards.value.find(({ id }) => id === payment_method_id);
    if (!card) return refuse('record.missing');
    if (action === 'remove' && card.in_use && held.value) return refuse('payment.card_needed');
    let done: Result<true>;
    if (action === 'remove') done = await deps.payments.removeCard(card.id);
    else {
      done = await deps.payments.payWith(customer, card.id);
      if (done.ok && held.value?.status === 'past_due') done = await deps.payments.payOpen(customer);
    }
    if (!done.ok) return done;
    return commit({
      writes: [],
      audit: { action: `subscription.card_${action}`, changes: { last4: card.last4 } },
      events: [planChanged({})],
      answer: DONE,
    });
  },
  { payments: paymentsAdapter },
);
