import { queryOptions } from '@tanstack/react-query';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { type CallOutput, call } from '../../../lib/api';

export type Related = CallOutput<'crm.related.get'>;
export type HouseholdOfClient = NonNullable<Related['household']>;

/** Who belongs to a client; whatever makes clients old makes this old too. */
export const relatedQuery = (client_id: ClientId) =>
  queryOptions({
    queryKey: ['clients', client_id, 'related'] as const,
    queryFn: ({ signal }) => call('crm.related.get', { client_id }, { signal, onMissing: 'stay' }),
    retry: false,
  });
