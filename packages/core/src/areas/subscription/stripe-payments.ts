import type Stripe from 'stripe';
import { openStripe, readStripeEvent } from '../../base/open-stripe';
import { ok } from '../../base/result';
import { refuse } from './errors';
import type { PaymentNews, Payments } from './payments';
import { stripeCards } from './stripe-cards';
import { stripeCoupons } from './stripe-coupons';
import type { StripeKeys } from './stripe-keys';
import { stripePlans } from './stripe-plans';

const PATIENCE_MS = 8000;
const RETRIES = 2;

type StripeSettings = {
  keys: () => Promise<StripeKeys>;
  /** Where Stripe's stand-in listens, as `http://127.0.0.1:4010`; Stripe itself when there is none. */
  address?: string | undefined;
};

const idOf = (thing: unknown): string | undefined => {
  if (typeof thing === 'string') return thing;
  const id = typeof thing === 'object' && thing !== null && 'id' in thing ? thing.id : undefined;
  return typeof id === 'string' ? id : undefined;
};

const invoiceNews = (id: string, kind: PaymentNews['kind'], invoice: Stripe.Invoice): PaymentNews => ({
  id,
  kind,
  subscription: idOf(invoice.parent?.subscription_details?.subscription),
  customer: idOf(invoice.customer),
});

/** What an event is about. What it says of its object is not used: the object is read anew, as it may have moved on. */
const newsOf = (event: Stripe.Event): PaymentNews => {
  switch (event.type) {
    case 'invoice.paid':
      return invoiceNews(event.id, 'paid', event.data.object);
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required':
      return invoiceNews(event.id, 'changed', event.data.object);
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return {
        id: event.id,
        kind: 'changed',
        subscription: event.data.object.id,
        customer: idOf(event.data.object.customer),
      };
    case 'payment_method.attached':
      return {
        id: event.id,
        kind: 'card_added',
        card: event.data.object.id,
        customer: idOf(event.data.object.customer),
      };
    default:
      return { id: event.id, kind: 'other' };
  }
};

type Calls = Record<string, (...given: never[]) => Promise<unknown>>;
const onceReady = <C extends Calls>(ready: () => Promise<unknown>, calls: C): C =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      async (...given: never[]) => {
        await ready();
        return call(...given);
      },
    ]),
  ) as C;

/** Payments by Stripe, or by whoever speaks as Stripe does at `address`. Source: https://docs.stripe.com/api. */
export const stripePayments = ({ keys, address }: StripeSettings): Payments => {
  let apiKey = '';
  const stripe = openStripe({
    ...{ key: '', address, timeout: PATIENCE_MS, maxNetworkRetries: RETRIES },
    // The library has no answer to an authenticator that fails, so the key is read before it is called.
    authenticator: async ({ headers }) => {
      headers.Authorization = `Bearer ${apiKey}`;
    },
  });
  const ready = async () => {
    apiKey = (await keys()).api_key;
  };
  return {
    ...onceReady(ready, { ...stripeCards(stripe), ...stripeCoupons(stripe), ...stripePlans(stripe) }),
    news: async (raw, signature) => {
      const { webhook_secret } = await keys();
      const event = await readStripeEvent(stripe, { raw, signature, secret: webhook_secret });
      return event ? ok(newsOf(event)) : refuse('payment.unsigned');
    },
  };
};
