import type { subscriptionContracts } from '@wayline/core/areas/subscription/subscription.contract';
import { BILLED_SEATS } from '../subscription/billing.prepared';
import type { SamplesOf } from '../sweeps/samples-of';

/** The plan the company has, so that nothing closes to the other sweeps; seats enough for whom they invite. */
const CHOICE = { plan: 'Advance' as const, cycle: 'month' as const, seats: BILLED_SEATS + 1 };

export const SAMPLES = {
  'users.stripe-plans.list': () => ({}),
  'users.subscriptions': () => ({}),
  'users.plans': () => ({ ...CHOICE, starts: 'now' as const }),
  // Reading the card is what has it prepared.
  'users.subscriptions.change': ({ card }) => ({ ...CHOICE, starts: card ? ('now' as const) : ('trial_end' as const) }),
  'users.subscriptions.renewal': ({ card }) => ({ renews: card === '' }),
  'users.coupon-validation': () => ({ code: 'WELCOME20' }),
  'users.setup-intent': () => ({ back: 'payment' as const }),
  'users.payment-methods': ({ card }) => ({ payment_method_id: card, action: 'use' as const }),
  'users.stripe-webhook': () => ({}),
} satisfies SamplesOf<typeof subscriptionContracts>;
