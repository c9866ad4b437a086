import { listenLocally } from '../http-listener';
import { memoryStore, type Store } from '../store';
import { STRIPE_KEY } from './accounts';
import { stripeService } from './stripe-service';
import { webhooks } from './webhooks';

type Param = string | number | readonly Param[] | { readonly [name: string]: Param };
export type Params = { readonly [name: string]: Param };
/** As Stripe's own library writes parameters: `{ a: [{ b: 1 }] }` is `a[0][b]=1`. */
const encode = (value: Param, name: string): [string, string][] =>
  typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inside]) => encode(inside, name ? `${name}[${key}]` : key))
    : [[name, String(value)]];

type Refused = { type: string; message: string; code?: string; param?: string };
type Answer<T> = { status: number; body: T; error: Refused | undefined; replayed: boolean };

/** For tests: Stripe's stand-in by itself, with a clock that can be moved, asked as its own library asks. */
export const startTestStripe = async (store: Store = memoryStore()) => {
  let moved = 0;
  const service = stripeService(store, () => Date.now() + moved, webhooks(1));
  const at = await listenLocally((request, response) => void service.serve(request, response));
  const ask = async <T>(key: string, method: string, path: string, params: Params = {}, once?: string) => {
    const form = new URLSearchParams(encode(params, ''));
    const sends = method === 'POST';
    const response = await fetch(`${at.endpoint}/v1/${path}${sends ? '' : `?${form}`}`, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(once && { 'idempotency-key': once }) },
      ...(sends && { body: form }),
    });
    const body = (await response.json()) as T & { error?: Refused };
    const replayed = response.headers.get('idempotent-replayed') === 'true';
    return { status: response.status, body, error: body.error, replayed } satisfies Answer<T>;
  };
  return {
    endpoint: at.endpoint,
    hooks: service.hooks,
    now: () => Math.floor((Date.now() + moved) / 1000),
    /** Moves the clock on by seconds. */
    wait: (seconds: number) => {
      moved += seconds * 1000;
      service.catchUp();
    },
    /** Whoever holds a key. */
    as: (key = STRIPE_KEY) => ({
      get: <T>(path: string, params?: Params) => ask<T>(key, 'GET', path, params),
      post: <T>(path: string, params?: Params, once?: string) => ask<T>(key, 'POST', path, params, once),
      remove: <T>(path: string) => ask<T>(key, 'DELETE', path),
      /** The names of what happened in the account, oldest first. */
      told: () => service.hooks.told(key).map(({ type }) => type),
    }),
    stop: async () => {
      await service.hooks.stop();
      await at.stop();
    },
  };
};
export type TestStripe = Awaited<ReturnType<typeof startTestStripe>>;

/** What a page for a payment is asked for with. */
export const forPayment = (price: Params = {}, more: Params = {}): Params => ({
  mode: 'payment',
  line_items: [
    { quantity: 1, price_data: { currency: 'usd', unit_amount: 125_000, product_data: { name: 'Rome' }, ...price } },
  ],
  success_url: 'https://shop.test/paid?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://shop.test/back',
  ...more,
});
