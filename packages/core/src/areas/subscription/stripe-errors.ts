import Stripe from 'stripe';
import type { Result } from '../../base/result';
import { refuse } from './errors';

/** Where the bank asks for the person: nothing can be done without them. */
const ASKS_BANK: ReadonlySet<string> = new Set([
  'authentication_required',
  'subscription_payment_intent_requires_action',
]);
const UNREACHABLE: ReadonlySet<string> = new Set([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  'StripeAuthenticationError',
  'StripePermissionError',
]);

/**
 * What Stripe's error means to a person. The same key under other parameters means that two changes came at once: the other one counts.
 * Errors of our own making are surprises and stay thrown.
 */
export const stripeRefusal = (error: unknown, last4: string): Result<never> => {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  if (error.type === 'StripeCardError')
    return refuse(ASKS_BANK.has(error.code ?? '') ? 'payment.needs_bank' : 'payment.declined', { params: { last4 } });
  if (error.type === 'StripeIdempotencyError') return refuse('record.stale');
  if (error.code === 'resource_missing') return refuse('record.missing');
  if (UNREACHABLE.has(error.type)) return refuse('payment.unreachable');
  throw error;
};

/** Runs a call of Stripe; what it refuses is refused in our words. `last4` names the card that is charged, if any. */
export const callStripe = async <T>(run: () => Promise<Result<T>>, last4 = ''): Promise<Result<T>> => {
  try {
    return await run();
  } catch (error) {
    return stripeRefusal(error, last4);
  }
};
