import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { type CallOutput, call } from '../../lib/api';

export type Agencies = CallOutput<'misc.sub-agencies.list'>;

/** The agencies below and above the company. */
export const agenciesQuery = queryOptions({
  queryKey: ['agencies'] as const,
  queryFn: ({ signal }) => call('misc.sub-agencies.list', {}, { signal }),
});

/** Reads them again after a change. */
export const useRefreshAgencies = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: agenciesQuery.queryKey });
};
