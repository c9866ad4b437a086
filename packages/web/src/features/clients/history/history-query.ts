import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { type CallOutput, call } from '../../../lib/api';

export type HistoryEntry = CallOutput<'crm.history.list'>['entries'][number];

/** What happened to a client; under the client, so that whatever makes them old makes this old too. */
export const clientHistoryQuery = (client_id: ClientId, fields: readonly string[] = []) =>
  infiniteQueryOptions({
    queryKey: ['clients', client_id, 'history', ...fields] as const,
    queryFn: ({ signal, pageParam }) =>
      call(
        'crm.history.list',
        { client_id, cursor: pageParam, ...(fields.length > 0 && { fields: fields.join(',') }) },
        { signal, onMissing: 'stay' },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
  });
