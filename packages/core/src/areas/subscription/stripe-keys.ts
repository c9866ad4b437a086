import * as z from 'zod';
import { cachedSecret } from '../../store/cached-secret';

const StripeKeys = z.object({ api_key: z.string().min(1), webhook_secret: z.string().min(1) });
export type StripeKeys = z.infer<typeof StripeKeys>;

/** Says what is wrong without a word of what was read: an error is logged. */
const keysIn = (text: string, name: string): StripeKeys => {
  try {
    return StripeKeys.parse(JSON.parse(text));
  } catch {
    throw new Error(`${name} in Secrets Manager does not hold api_key and webhook_secret.`);
  }
};

/** The keys of the payment service, by the name of their secret. `now` in milliseconds. */
export const stripeKeys = (name: string, now = Date.now): (() => Promise<StripeKeys>) =>
  cachedSecret(name, (text) => keysIn(text, name), now);
