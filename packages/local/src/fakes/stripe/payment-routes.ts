import { readParams } from './params';
import type { Route } from './route';
import type { StripeStore } from './stripe-store';

const reads = (path: string, read: (books: StripeStore, id: string) => unknown): Route => [
  'GET',
  path,
  ({ ids, fields, books }) => {
    readParams(fields, []);
    return read(books, ids.id ?? '');
  },
];

/** Whose key it is, and what came of payments. */
export const PAYMENTS: readonly Route[] = [
  reads('/v1/account', ({ account: { id, name, charges_enabled } }) => ({
    id,
    object: 'account',
    business_profile: { name },
    settings: { dashboard: { display_name: name } },
    country: 'US',
    default_currency: 'usd',
    charges_enabled,
    details_submitted: true,
  })),
  reads('/v1/payment_intents/:id', (books, id) => books.get('payment_intent', id)),
  reads('/v1/charges/:id', (books, id) => books.get('charge', id)),
];
