import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { isUnderWay } from '@wayline/core/areas/data-transfer/import-states';
import { type CallInput, type CallOutput, call } from '../../lib/api';

export type DataImport = CallOutput<'crm.imports.get'>['data_import'];
export type ImportRow = CallOutput<'crm.imports.list'>['imports'][number];
export type ImportId = CallInput<'crm.imports.get'>['id'];

/** While an import is under way its page looks again so often. */
const LOOK_AGAIN_MS = 1_500;

export const importQueries = {
  list: () =>
    infiniteQueryOptions({
      queryKey: ['client-imports'] as const,
      queryFn: ({ signal, pageParam }) => call('crm.imports.list', { cursor: pageParam }, { signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ cursor }) => cursor,
    }),
  one: (id: ImportId) =>
    queryOptions({
      queryKey: ['client-imports', id] as const,
      queryFn: async ({ signal }) => (await call('crm.imports.get', { id }, { signal })).data_import,
      refetchInterval: ({ state: { data } }) => (data && isUnderWay(data.state) ? LOOK_AGAIN_MS : false),
    }),
};
