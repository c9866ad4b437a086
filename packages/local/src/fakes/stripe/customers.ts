import { missing } from './refusal';
import type { Route } from './route';
import { toStripeList } from './stripe-store';

/** Customers and the cards they have on file. */
export const CUSTOMERS: readonly Route[] = [
  [
    'POST',
    '/v1/customers',
    ({ input, books }) =>
      books.put({
        id: books.idFor('customer'),
        object: 'customer',
        created: books.at(),
        name: input.maybe('name') ?? '',
        email: input.maybe('email') ?? '',
        balance: 0,
        invoice_settings: { default_payment_method: null },
        metadata: input.texts('metadata'),
      }),
  ],
  ['GET', '/v1/customers/:id', ({ ids, books }) => books.get('customer', ids.id ?? '')],
  [
    'POST',
    '/v1/customers/:id',
    ({ ids, input, books }) => {
      const customer = books.get('customer', ids.id ?? '');
      const card = input.inside('invoice_settings').maybe('default_payment_method');
      if (card && books.get('payment_method', card).customer !== customer.id) throw missing('payment method', card);
      return books.put({
        ...customer,
        ...(card && { invoice_settings: { default_payment_method: card } }),
      });
    },
  ],
  [
    'GET',
    '/v1/customers/:id/payment_methods',
    ({ ids, books }) => {
      const { id } = books.get('customer', ids.id ?? '');
      return toStripeList(books.list('payment_method').filter(({ customer }) => customer === id));
    },
  ],
  [
    'POST',
    '/v1/payment_methods/:id/detach',
    ({ ids, books }) => books.put({ ...books.get('payment_method', ids.id ?? ''), customer: null }),
  ],
];
