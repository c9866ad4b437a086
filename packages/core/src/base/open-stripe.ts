import Stripe from 'stripe';

type Settings = Pick<Stripe.StripeConfig, 'timeout' | 'maxNetworkRetries' | 'authenticator'> & {
  /** The key where none comes with each call. */
  key: string;
  /** Where Stripe's stand-in listens, as `http://127.0.0.1:4010`; Stripe itself where there is none. */
  address?: string | undefined;
};
/** Stripe, or whoever speaks as Stripe does. */
export const openStripe = ({ key, address, ...config }: Settings): Stripe => {
  const at = address ? new URL(address) : undefined;
  return new Stripe(key, {
    ...config,
    telemetry: false,
    ...(at && { host: at.hostname, port: at.port, protocol: at.protocol === 'http:' ? 'http' : 'https' }),
  });
};

/** An event, once its signature over the very bytes of its message was checked; undefined where it isn't Stripe's. */
export const readStripeEvent = async (
  stripe: Stripe,
  { raw, signature, secret }: { raw: string; signature: string; secret: string },
): Promise<Stripe.Event | undefined> => {
  try {
    return await stripe.webhooks.constructEventAsync(raw, signature, secret);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
    throw error;
  }
};
