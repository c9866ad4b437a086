import { clientsContracts } from '@wayline/core/areas/clients/clients.contract';
import { saveClient } from '@wayline/core/areas/clients/save-client';
import { endpoint } from '../kernel/endpoint';

/** Source: R-ACC-071, R-ACC-073. */
export const handler = endpoint(clientsContracts['crm.individuals.update'], (call) => {
  const { id, version, was, ...changes } = call.input;
  return saveClient(call, { id, version, was, changes });
});
