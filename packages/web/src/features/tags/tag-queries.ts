import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api';

/** The company's tags by what they are put on. Nobody is told when they cannot be had: there is only less to suggest. Source: R-SHELL-250, R-SHELL-286. */
export const tagListsQuery = queryOptions({
  queryKey: ['tags'],
  queryFn: async ({ signal }) => (await call('crm.tags.all', {}, { signal, onMissing: 'stay' })).lists,
  retry: false,
});
