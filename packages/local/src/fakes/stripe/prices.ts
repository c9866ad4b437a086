import type { Route } from './route';
import { toStripeList } from './stripe-store';

/** Products and what they cost. A lookup key names one price at a time; it can be taken from an older one. */
export const PRICES: readonly Route[] = [
  [
    'GET',
    '/v1/prices',
    ({ input, books }) => {
      const keys = new Set(input.list('lookup_keys'));
      return toStripeList(
        books.list('price').filter((p) => p.active && p.lookup_key !== null && keys.has(p.lookup_key)),
      );
    },
  ],
  [
    'POST',
    '/v1/prices',
    ({ input, books }) => {
      const lookup_key = input.maybe('lookup_key') ?? null;
      for (const old of books.list('price'))
        if (lookup_key && old.lookup_key === lookup_key) books.put({ ...old, lookup_key: null });
      const id = books.idFor('price');
      return books.put({
        id,
        object: 'price',
        active: true,
        currency: input.text('currency'),
        unit_amount: Number(input.text('unit_amount')),
        recurring: { interval: input.inside('recurring').text('interval') === 'year' ? 'year' : 'month' },
        lookup_key,
        product: id.replace('price_', 'prod_'),
        metadata: input.texts('metadata'),
        _name: input.inside('product_data').text('name'),
      });
    },
  ],
];
