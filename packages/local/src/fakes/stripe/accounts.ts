import { createHash } from 'node:crypto';
import type { Store } from '../store';
import { missing, StripeRefusal } from './refusal';
import { type Account, createStripeStore, type Kind, type StripeEvent, type StripeStore } from './stripe-store';

/** The key of Wayline's own account. */
export const STRIPE_KEY = 'sk_test_wayline';
const KEY_OF_OTHERS = /^[rs]k_test_\S{12,}$/;
const SHOWN_OF_KEY = 8;

/** The id of the account that a key belongs to; the same over restarts. */
export const getAccountId = (key: string): string =>
  `acct_${createHash('sha256').update(key).digest('hex').slice(0, 16)}`;

const OWN: Account = { id: getAccountId(STRIPE_KEY), name: 'Wayline', charges_enabled: true, payouts: 'none' };

const unauthorized = (message: string) => new StripeRefusal(401, { type: 'invalid_request_error', message });

/** The key in an authorization header, whose shape is that of a secret test key; anything else is refused. */
const checkedKey = (authorization: string): string => {
  const [, scheme, value = ''] = /^(Bearer|Basic) (\S+)$/.exec(authorization) ?? [];
  const key = scheme === 'Basic' ? (Buffer.from(value, 'base64').toString().split(':')[0] ?? '') : value;
  if (!key) throw unauthorized('You did not provide an API key.');
  if (key.startsWith('pk_'))
    throw new StripeRefusal(403, {
      type: 'invalid_request_error',
      code: 'secret_key_required',
      message: 'This API call cannot be made with a publishable API key. Please use a secret API key.',
    });
  if (key !== STRIPE_KEY && !KEY_OF_OTHERS.test(key))
    throw unauthorized(`Invalid API Key provided: ${key.slice(0, SHOWN_OF_KEY)}***`);
  return key;
};

/** A part of a store, whose keys all begin with `prefix`. */
const within = (store: Store, prefix: string): Store => ({
  get: <T>(key: string) => store.get<T>(prefix + key),
  put: (key, value) => store.put(prefix + key, value),
  remove: (key) => store.remove(prefix + key),
  list: <T>(start: string) => store.list<T>(prefix + start),
  keys: (start) => store.keys(prefix + start).map((key) => key.slice(prefix.length)),
});

type Tell = (event: StripeEvent, books: StripeStore) => void;

/**
 * One account for each key: Wayline's own, and those of everybody else, which come to be when their key is first used. A key in which
 * `pending` stands is that of an account that may not charge yet; one with `daily` pays out by itself what is available. `now` in milliseconds.
 */
export const createAccounts = (store: Store, now: () => number, tell: Tell) => {
  const known = new Map<string, StripeStore>();
  const openBooks = (account: Account, part: Store): StripeStore => {
    const books: StripeStore =
      known.get(account.id) ?? createStripeStore(account, part, now, (event) => tell(event, books));
    known.set(account.id, books);
    return books;
  };
  const own = openBooks(OWN, store);
  const booksOf = (account: Account) => openBooks(account, within(store, `${account.id}.`));
  const all = () => [own, ...store.list<Account>('account.').map(booksOf)];
  return {
    own,
    all,
    /** The books of whoever asks with this header. */
    signedIn: (authorization: string): StripeStore => {
      const key = checkedKey(authorization);
      if (key === STRIPE_KEY) return own;
      const id = getAccountId(key);
      const account: Account = {
        ...{ id, name: 'Stripe test account', charges_enabled: !key.includes('pending') },
        payouts: key.includes('daily') ? 'daily' : 'none',
      };
      if (!store.get(`account.${id}`)) store.put(`account.${id}`, account);
      return booksOf(account);
    },
    /** The books in which something is: a page is asked for without a key. */
    holding: (kind: Kind, id: string): StripeStore => {
      const found = all().find((books) => books.find(kind, id));
      if (!found) throw missing(kind, id);
      return found;
    },
  };
};
export type Accounts = ReturnType<typeof createAccounts>;
