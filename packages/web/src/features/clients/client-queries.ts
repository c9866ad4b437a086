import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ClientMoneyRow } from '@wayline/core/areas/clients/client';
import { type CallInput, call } from '../../lib/api';
import type { FetchRows } from '../../ui/table/table-types';

const fetchList =
  (show: CallInput<'crm.individuals.list'>['show']): FetchRows<ClientMoneyRow> =>
  async ({ cursor, per_page, search, filters, signal }) => {
    const asked = { show, cursor, per_page, search, ...filters };
    const { clients, ...rest } = await call('crm.individuals.list', asked, { signal, onMissing: 'stay' });
    return { rows: clients, ...rest };
  };
export const fetchClients = fetchList(undefined);
export const fetchDeletedClients = fetchList('deleted');

/** The colleagues a client can have as advisors. */
export const advisorsQuery = queryOptions({
  queryKey: ['users', 'colleagues'],
  queryFn: async ({ signal }) =>
    (await call('users.company-users.list', { include_company_user: 1 }, { signal, onMissing: 'stay' })).users,
});

/** Whatever shows clients, made old. */
export const invalidateClients = (client: QueryClient) =>
  Promise.all(
    [['clients'], ['table', 'clients'], ['table', 'deleted-clients']].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
