import { purgeMany } from '@wayline/core/access/change-many';
import { CLIENT_BULK } from '@wayline/core/areas/clients/client-bulk';
import { clientsContracts } from '@wayline/core/areas/clients/clients.contract';
import { purgeClient } from '@wayline/core/areas/clients/purge-client';
import { filesAdapter } from '../files/files-adapter';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(
  clientsContracts['crm.individuals.permanent-delete'],
  (call) =>
    purgeMany(call, CLIENT_BULK, {
      account: ({ ind_code }) => ind_code,
      purge: (client) => purgeClient({ db: call.db, files: call.deps.files }, client),
    }),
  { files: filesAdapter },
);
