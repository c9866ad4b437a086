import type { Payments } from '@wayline/core/areas/subscription/payments';
import { stripeKeys } from '@wayline/core/areas/subscription/stripe-keys';
import { stripePayments } from '@wayline/core/areas/subscription/stripe-payments';
import { setting } from '../kernel/environment';

declare module '../kernel/deps' {
  interface Adapters {
    payments: Payments;
  }
}

/** Stripe itself when deployed, where no address is set. `STRIPE_KEYS` is the name under which its keys are kept. */
export const paymentsAdapter = () =>
  stripePayments({ keys: stripeKeys(setting('STRIPE_KEYS')), address: process.env.STRIPE_ADDRESS });
