import { invalid } from './refusal';
import type { Kind, StripeStore } from './stripe-store';

const MOST_LEVELS = 4;

/** What may be asked for in place of an id, of each kind that has such. */
const EXPANDABLE: Partial<Record<Kind, Readonly<Record<string, Kind>>>> = {
  subscription: {
    schedule: 'subscription_schedule',
    latest_invoice: 'invoice',
    customer: 'customer',
    default_payment_method: 'payment_method',
  },
  'checkout.session': { payment_intent: 'payment_intent', customer: 'customer' },
  payment_intent: { latest_charge: 'charge', payment_method: 'payment_method', customer: 'customer' },
  charge: { balance_transaction: 'balance_transaction', payment_intent: 'payment_intent', customer: 'customer' },
  balance_transaction: { source: 'charge' },
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
  let at: Kind | undefined = kind;
  for (const name of path.split('.')) {
    const fields: Readonly<Record<string, Kind>> | undefined = at && EXPANDABLE[at];
    if (!fields) return;
    at = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!at) throw invalid(`This property cannot be expanded (${path}).`, 'expand');
  }
};

const fill = (books: StripeStore, value: unknown, [name, ...rest]: readonly string[]): unknown => {
  if (!isThing(value) || name === undefined) return value;
  const kind = isKind(value.object) ? EXPANDABLE[value.object]?.[name] : undefined;
  const inside = value[name];
  if (!kind || inside === null || inside === undefined) return value;
  const found = typeof inside === 'string' ? asItStands(books, books.find(kind, inside)) : inside;
  return { ...value, [name]: fill(books, found, rest) };
};

/** An answer with the things in place of their ids for which a request asks, such as `payment_intent.latest_charge`. */
export const expandAnswer = (books: StripeStore, answer: unknown, paths: readonly string[]): unknown => {
  const stands = asItStands(books, answer);
  if (!isThing(stands) || !isKind(stands.object)) return stands;
  for (const path of paths) {
    if (path.split('.').length > MOST_LEVELS)
      throw invalid(`You cannot expand more than ${MOST_LEVELS} levels of a property (${path}).`, 'expand');
    check(stands.object, path);
  }
  return paths.reduce<unknown>((filled, path) => fill(books, filled, path.split('.')), stands);
};
