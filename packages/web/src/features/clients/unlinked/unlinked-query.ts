import { infiniteQueryOptions } from '@tanstack/react-query';
import { type CallOutput, call } from '../../../lib/api';

type Page = CallOutput<'trips.travelers.unlinked.list'>;
export type UnlinkedTraveler = Page['travelers'][number];

export const readUnlinked = (cursor: string | undefined, signal?: AbortSignal): Promise<Page> =>
  call('trips.travelers.unlinked.list', { cursor }, { ...(signal && { signal }), onMissing: 'stay' });

/** Travelers who are no clients yet; what changes a client makes it old. */
export const unlinkedQuery = infiniteQueryOptions({
  queryKey: ['clients', 'unlinked'] as const,
  queryFn: ({ signal, pageParam }) => readUnlinked(pageParam, signal),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ cursor }) => cursor,
});
