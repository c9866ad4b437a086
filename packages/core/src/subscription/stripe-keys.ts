import * as z from 'zod';
import { secretText } from '../store/secret-text';

const KEPT_MS = 5 * 60_000;
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

/**
 * The keys of the payment service, read by the name of their secret when they are first wanted and again after five minutes, so that
 * a key that was changed is soon the one that counts. What could not be read is asked for anew. `now` in milliseconds.
 */
export const stripeKeys = (name: string, now = Date.now) => {
  const read = secretText();
  let known: { keys: Promise<StripeKeys>; until: number } | undefined;
  const fresh = async () => keysIn(await read(name), name);
  return async (): Promise<StripeKeys> => {
    if (!known || now() >= known.until) known = { keys: fresh(), until: now() + KEPT_MS };
    const asked = known;
    try {
      return await asked.keys;
    } catch (error) {
      if (known === asked) known = undefined;
      throw error;
    }
  };
};
