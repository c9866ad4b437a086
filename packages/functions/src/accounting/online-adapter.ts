import type { OnlinePayments } from '@wayline/core/areas/accounting/online/online-payments';
import { stripeOnline } from '@wayline/core/areas/accounting/online/stripe-online';

declare module '../kernel/deps' {
  interface Adapters {
    online: OnlinePayments;
  }
}

/** Stripe itself when deployed, where no address is set. Each company pays in by a key of its own. */
export const onlineAdapter = () => stripeOnline({ address: process.env.STRIPE_ADDRESS });
