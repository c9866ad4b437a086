import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type CallOutput, call } from '../../lib/api';

export type WaitingName = CallOutput<'book.supplier-names.list'>['names'][number];

/** The names on bookings that mean none of the company's suppliers, or several. */
export const supplierNamesQuery = queryOptions({
  queryKey: ['supplier-names'] as const,
  queryFn: ({ signal }) => call('book.supplier-names.list', {}, { signal }),
});

/** Whatever shows whom bookings name, made old. */
export const invalidateSupplierNames = (client: QueryClient) =>
  Promise.all(
    [['supplier-names'], ['suppliers'], ['table', 'bookings'], ['bookings'], ['trips']].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
