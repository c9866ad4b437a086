import { restoreMany } from '@wayline/core/access/change-many';
import { CLIENT_BULK } from '@wayline/core/areas/clients/client-bulk';
import { clientsContracts } from '@wayline/core/areas/clients/clients.contract';
import { catchUp } from '@wayline/core/areas/clients/related/catch-up';
import { endpoint } from '../kernel/endpoint';

/** Who was merged into another profile comes back on their own; what moved with the merge stays there until it is undone. */
export const handler = endpoint(clientsContracts['crm.individuals.restore'], (call) =>
  restoreMany(call, CLIENT_BULK, {
    fields: { merged_into: undefined },
    further: (clients) => catchUp(call.db, clients),
  }),
);
