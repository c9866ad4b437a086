import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type CallOutput, call } from '../../../lib/api';

export type UndepositedCheck = CallOutput<'book.deposit-slips.checks'>['checks'][number];
export type DepositSlip = CallOutput<'book.deposit-slips.list'>['slips'][number];

/** The checks that weren’t brought to the bank yet, the oldest first. */
export const undepositedQuery = queryOptions({
  queryKey: ['payments', 'undeposited'] as const,
  queryFn: ({ signal }) => call('book.deposit-slips.checks', {}, { signal }),
});

const PER_PAGE = 20;
/** The deposit slips, the latest first. */
export const slipsQuery = infiniteQueryOptions({
  queryKey: ['payments', 'deposit-slips'] as const,
  queryFn: ({ signal, pageParam: cursor }) =>
    call('book.deposit-slips.list', { per_page: PER_PAGE, cursor }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ cursor }) => cursor,
});
