import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type CallOutput, call } from '../../lib/api';

export type LedgerEntry = CallOutput<'ledger.entries.list'>['entries'][number];
export type LedgerAccount = CallOutput<'ledger.accounts.list'>['accounts'][number];
export type LedgerPeriod = CallOutput<'ledger.periods.list'>['periods'][number];

export const trialBalanceQuery = (as_of: string | undefined) =>
  queryOptions({
    queryKey: ['ledger', 'trial-balance', as_of] as const,
    queryFn: ({ signal }) => call('ledger.trial-balance.get', { as_of }, { signal }),
  });
export const accountsQuery = queryOptions({
  queryKey: ['ledger', 'accounts'] as const,
  queryFn: ({ signal }) => call('ledger.accounts.list', {}, { signal }),
});
export const periodsQuery = queryOptions({
  queryKey: ['ledger', 'periods'] as const,
  queryFn: ({ signal }) => call('ledger.periods.list', {}, { signal }),
});

/** Entries of a month, or of an account whatever the month. */
export type EntryFilter = { month: string } | { account: string };
export const entriesQuery = (filter: EntryFilter) =>
  infiniteQueryOptions({
    queryKey: ['ledger', 'entries', filter] as const,
    queryFn: ({ signal, pageParam }) => call('ledger.entries.list', { ...filter, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
  });

/** Everything that shows the books, made old. */
export const invalidateLedger = (client: QueryClient) => client.invalidateQueries({ queryKey: ['ledger'] });
