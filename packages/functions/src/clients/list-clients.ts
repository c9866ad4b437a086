import { CLIENT_INDEX } from '@wayline/core/areas/clients/client-search.index';
import { clientsContracts } from '@wayline/core/areas/clients/clients.contract';
import { ok } from '@wayline/core/base/result';
import { searchList } from '@wayline/core/store/search/search-list';
import { endpoint } from '../kernel/endpoint';

/** Source: R-ACC-032. */
export const handler = endpoint(clientsContracts['crm.individuals.list'], async ({ input, db }) => {
  const { rows: clients, ...page } = await searchList(db, CLIENT_INDEX, input);
  return ok({ clients, ...page });
});
