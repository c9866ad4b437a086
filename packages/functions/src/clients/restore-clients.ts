import { changeClients } from '@wayline/core/areas/clients/change-clients';
import { clientsContracts } from '@wayline/core/areas/clients/clients.contract';
import { catchUp } from '@wayline/core/areas/clients/related/catch-up';
import { endpoint } from '../kernel/endpoint';

/** Who was merged into another profile comes back on their own; what moved with the merge stays there until it is undone. Source: R-ACC-137 (G-165). */
export const handler = endpoint(clientsContracts['crm.individuals.restore'], (call) =>
  changeClients(call, {
    ids: call.input.ids,
    action: 'client.restored',
    further: (clients) => catchUp(call.db, clients),
    change: ({ deleted_at }) =>
      deleted_at ? { deleted_at: undefined, deleted_by: undefined, merged_into: undefined } : undefined,
  }),
);
