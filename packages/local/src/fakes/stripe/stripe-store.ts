import { randomBytes } from 'node:crypto';
import type { Store } from '../store';
import { missing } from './refusal';
import type { Thing } from './shapes';

/** How the ids of each kind begin, as at Stripe. */
const PREFIX = {
  price: 'price',
  customer: 'cus',
  payment_method: 'pm',
  coupon: 'co',
  promotion_code: 'promo',
  subscription: 'sub',
  subscription_schedule: 'sub_sched',
  invoice: 'in',
  'checkout.session': 'cs_test',
  payment_intent: 'pi',
  charge: 'ch',
  balance_transaction: 'txn',
  refund: 're',
  dispute: 'du',
  payout: 'po',
  webhook_endpoint: 'we',
} as const;
/** Kinds whose name Stripe says as it is written; the others it says in words. */
const SAID_AS_WRITTEN: ReadonlySet<string> = new Set(['payment_intent', 'balance_transaction']);
export type Kind = Thing['object'];
type Of<K extends Kind> = Extract<Thing, { object: K }>;

/** What happened, as it is told to whoever listens. */
export type StripeEvent = {
  id: string;
  object: 'event';
  created: number;
  type: string;
  data: { object: unknown };
};

/** Without the stand-in's own fields. */
export const toStripeObject = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toStripeObject);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !name.startsWith('_'))
      .map(([name, v]) => [name, toStripeObject(v)]),
  );
};

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
let made = 0;
/** Ids sort as they were made, so that the newest is known even within a second. */
const orderedId = (prefix: string, ms: number) =>
  `${prefix}_${ms.toString(36).padStart(9, '0')}${(made++ % 46_656).toString(36).padStart(3, '0')}${randomBytes(6).toString('hex')}`;

/** Whose things they are. Not every account may charge yet, or pays out by itself. */
export type Account = { id: string; name: string; charges_enabled: boolean; payouts?: 'daily' | 'none' };
type Wait = { id: string; at: number };

/** Everything Stripe keeps for one account, and what it tells. `now` in milliseconds; `tell` is given each event as it happens. */
export const createStripeStore = (
  account: Account,
  store: Store,
  now: () => number,
  tell: (event: StripeEvent) => void,
) => {
  const at = () => Math.floor(now() / 1000);
  const keyOf = (kind: Kind, id: string) => `${kind}.${id}`;
  return {
    account,
    at,
    idFor: (kind: Kind, prefix: string = PREFIX[kind]) => orderedId(prefix, now()),
    find: <K extends Kind>(kind: K, id: string) => store.get<Of<K>>(keyOf(kind, id)),
    get: <K extends Kind>(kind: K, id: string): Of<K> => {
      const found = store.get<Of<K>>(keyOf(kind, id));
      if (!found) throw missing(SAID_AS_WRITTEN.has(kind) ? kind : kind.replace('_', ' '), id);
      return found;
    },
    /** The newest first, as Stripe lists. */
    list: <K extends Kind>(kind: K): Of<K>[] => store.list<Of<K>>(`${kind}.`).reverse(),
    put: <T extends Thing>(thing: T): T => {
      store.put(keyOf(thing.object, thing.id), thing);
      return thing;
    },
    remove: ({ object, id }: Thing) => store.remove(keyOf(object, id)),
    /** Something of the thing is to happen at a time in seconds. */
    wait: (id: string, at: number) => store.put(`wait.${id}`, { id, at } satisfies Wait),
    stopWaiting: (id: string) => store.remove(`wait.${id}`),
    /** The ids of what has waited long enough, in the order of its time. */
    due: (): string[] =>
      store
        .list<Wait>('wait.')
        .filter((wait) => wait.at <= at())
        .sort((a, b) => a.at - b.at)
        .map(({ id }) => id),
    emit: (type: string, object: Thing) =>
      tell({ id: newId('evt'), object: 'event', created: at(), type, data: { object: toStripeObject(object) } }),
  };
};
export type StripeStore = ReturnType<typeof createStripeStore>;

/** A list as Stripe answers with it. */
export const toStripeList = (data: readonly unknown[]) => ({ object: 'list', url: '/v1', has_more: false, data });
