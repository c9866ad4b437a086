import { changeClients } from '@wayline/core/areas/clients/change-clients';
import { clientsContracts } from '@wayline/core/areas/clients/clients.contract';
import { endpoint } from '../kernel/endpoint';

/** Puts clients in the trash, from which they can be restored. Source: R-ACC-137 (G-165). */
export const handler = endpoint(clientsContracts['crm.individuals.delete'], (call) =>
  changeClients(call, {
    ids: call.input.ids,
    action: 'client.deleted',
    change: ({ deleted_at }, now) => (deleted_at ? undefined : { deleted_at: now, deleted_by: call.actor.name }),
  }),
);
