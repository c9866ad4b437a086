import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type CallInput, type CallOutput, call } from '../../../lib/api';

export type DuplicatePair = CallOutput<'crm.duplicates.list'>['pairs'][number];
type Previewed = CallOutput<'crm.merge.preview'>;
export type MergePreview = Extract<Previewed, { existing: unknown }>;
/** Where one of two went who was merged already. */
export type AlreadyMerged = Extract<Previewed, { merged_into: unknown }>;
export type MergeSides = CallInput<'crm.merge.preview'>;

/** Everything begins with `clients`, so that news of a client makes it old. */
export const mergeQueries = {
  duplicates: () =>
    infiniteQueryOptions({
      queryKey: ['clients', 'duplicates'] as const,
      queryFn: ({ signal, pageParam }) => call('crm.duplicates.list', { cursor: pageParam }, { signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ cursor }) => cursor,
    }),
  preview: (sides: MergeSides) =>
    queryOptions({
      queryKey: ['clients', 'merge', sides] as const,
      queryFn: ({ signal }) => call('crm.merge.preview', sides, { signal, onMissing: 'stay' }),
    }),
  merge: (sides: MergeSides) =>
    queryOptions({
      queryKey: ['clients', 'merged', sides] as const,
      queryFn: ({ signal }) => call('crm.merge.get', sides, { signal, onMissing: 'stay' }),
    }),
  advisors: () =>
    queryOptions({
      queryKey: ['clients', 'advisors'] as const,
      queryFn: async ({ signal }) => (await call('trips.advisors.list', {}, { signal })).advisors,
    }),
};
