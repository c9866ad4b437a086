import { queryOptions } from '@tanstack/react-query';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { call } from '../../../lib/api';
import { clientQuery } from '../client-query';

/** What a client agreed to; read again with their profile. */
export const consentsQuery = (client_id: ClientId) =>
  queryOptions({
    queryKey: [...clientQuery(client_id).queryKey, 'consents'] as const,
    queryFn: ({ signal }) => call('crm.consents.list', { client_id }, { signal, onMissing: 'stay' }),
  });
