import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api';

const FIVE_MINUTES = 300_000;

/** The suppliers of the company by group, read once for all editors that are opened in a while. */
export const supplierQuery = queryOptions({
  queryKey: ['suppliers'],
  queryFn: ({ signal }) => call('book.suppliers.list', {}, { signal }),
  staleTime: FIVE_MINUTES,
});
