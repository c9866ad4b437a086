import { clientsContracts } from '@wayline/core/areas/clients/clients.contract';
import { searchClients } from '@wayline/core/areas/clients/search-clients';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

/** Source: R-ACC-032. */
export const handler = endpoint(clientsContracts['crm.individuals.list'], async ({ input, db }) =>
  ok(await searchClients(db, input)),
);
