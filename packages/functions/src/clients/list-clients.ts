import { withoutMoney } from '@wayline/core/areas/clients/client-money';
import { CLIENT_INDEX } from '@wayline/core/areas/clients/client-search.index';
import { clientsContracts } from '@wayline/core/areas/clients/clients.contract';
import { ok, refuse } from '@wayline/core/base/result';
import { searchList } from '@wayline/core/store/search/search-list';
import { endpoint } from '../kernel/endpoint';

/** What a client owes is of all their invoices, so only those who see all of them see it. Source: R-ACC-032. */
export const handler = endpoint(clientsContracts['crm.individuals.list'], async ({ input, db }) => {
  const seesAll = !db.table.scope;
  if (input.owes && !seesAll) return refuse('access.denied', { params: { action: 'see what clients owe' } });
  const { rows, ...page } = await searchList(db, CLIENT_INDEX, input);
  return ok({ clients: seesAll ? rows : rows.map(withoutMoney), ...page });
});
