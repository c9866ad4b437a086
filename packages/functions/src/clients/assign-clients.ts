import { assignMany } from '@wayline/core/access/change-many';
import { MAX_ADVISORS } from '@wayline/core/areas/clients/client';
import { CLIENT_BULK } from '@wayline/core/areas/clients/client-bulk';
import { clientsContracts } from '@wayline/core/areas/clients/clients.contract';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(clientsContracts['crm.individuals.assign'], (call) =>
  assignMany(call, CLIENT_BULK, { most: MAX_ADVISORS }),
);
