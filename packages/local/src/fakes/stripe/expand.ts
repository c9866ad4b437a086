import { invalid } from './refusal';
import type { Kind, StripeStore } from './stripe-store';

const MOST_LEVELS = 4;

/** A field that names things of several kinds, which their ids tell apart, leads to whichever it is. */
type Fields = Readonly<Record<string, Kind | readonly Kind[]>>;
/** What may be asked for in place of an id, of each kind that has such. */
const EXPANDABLE: Partial<Record<Kind, Fields>> = {
  subscription: {
    schedule: 'subscription_schedule',
    latest_invoice: 'invoice',
    customer: 'customer',
    default_payment_method: 'payment_method',
  },
  'checkout.session': { payment_intent: 'payment_intent', customer: 'customer' },
  payment_intent: { latest_charge: 'charge', payment_method: 'payment_method', customer: 'customer' },
  charge: {
    balance_transaction: 'balance_transaction',
    failure_balance_transaction: 'balance_transaction',
    payment_intent: 'payment_intent',
    customer: 'customer',
  },
  balance_transaction: { source: ['charge', 'refund', 'dispute', 'payout'] },
  refund: {
    balance_transaction: 'balance_transaction',
    failure_balance_transaction: 'balance_transaction',
    charge: 'charge',
    payment_intent: 'payment_intent',
  },
  dispute: { charge: 'charge', payment_intent: 'payment_intent' },
  payout: { balance_transaction: 'balance_transaction', failure_balance_transaction: 'balance_transaction' },
  webhook_endpoint: {},
};

const isKind = (value: unknown): value is Kind => typeof value === 'string' && Object.hasOwn(EXPANDABLE, value);
const isThing = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Money is pending until its day. */
const asItStands = (books: StripeStore, value: unknown): unknown =>
  isThing(value) && value.object === 'balance_transaction' && Number(value.available_on) <= books.at()
    ? { ...value, status: 'available' }
    : value;

/** Refuses a path that leads nowhere, whether or not there is something at it now. Kinds whose fields aren't listed take any. */
const check = (kind: Kind, path: string) => {
  let at: readonly Kind[] = [kind];
  for (const name of path.split('.')) {
    const known = at.map((one) => EXPANDABLE[one]).filter((fields) => fields !== undefined);
    if (known.length === 0) return;
    at = known.flatMap((fields) => (Object.hasOwn(fields, name) ? (fields[name] ?? []) : []));
    if (at.length === 0) throw invalid(`This property cannot be expanded (${path}).`, 'expand');
  }
};

const fill = (books: StripeStore, value: unknown, [name, ...rest]: readonly string[]): unknown => {
  if (!isThing(value) || name === undefined) return value;
  const fields = isKind(value.object) ? EXPANDABLE[value.object] : undefined;
  const kinds: readonly Kind[] = [fields?.[name] ?? []].flat();
  const inside = value[name];
  if (kinds.length === 0 || inside === null || inside === undefined) return value;
  const find = (id: string) => kinds.map((kind) => books.find(kind, id)).find((one) => one !== undefined);
  const found = typeof inside === 'string' ? asItStands(books, find(inside)) : inside;
  return { ...value, [name]: fill(books, found, rest) };
};

const expandThing = (books: StripeStore, answer: unknown, paths: readonly string[]): unknown => {
  const stands = asItStands(books, answer);
  if (!isThing(stands) || !isKind(stands.object)) return stands;
  for (const path of paths) check(stands.object, path);
  return paths.reduce<unknown>((filled, path) => fill(books, filled, path.split('.')), stands);
};

const INSIDE = 'data.';
/**
 * An answer with the things in place of their ids for which a request asks, such as `payment_intent.latest_charge`, or, of each in a list,
 * `data.source`.
 */
export const expandAnswer = (books: StripeStore, answer: unknown, paths: readonly string[]): unknown => {
  const tooDeep = paths.find((path) => path.split('.').length > MOST_LEVELS);
  if (tooDeep) throw invalid(`You cannot expand more than ${MOST_LEVELS} levels of a property (${tooDeep}).`, 'expand');
  if (!isThing(answer) || answer.object !== 'list' || !Array.isArray(answer.data))
    return expandThing(books, answer, paths);
  const outside = paths.find((path) => !path.startsWith(INSIDE));
  if (outside) throw invalid(`This property cannot be expanded (${outside}).`, 'expand');
  const inside = paths.map((path) => path.slice(INSIDE.length));
  return { ...answer, data: answer.data.map((one) => expandThing(books, one, inside)) };
};
