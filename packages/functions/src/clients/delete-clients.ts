import { deleteMany } from '@wayline/core/access/change-many';
import { CLIENT_BULK } from '@wayline/core/areas/clients/client-bulk';
import { clientsContracts } from '@wayline/core/areas/clients/clients.contract';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(clientsContracts['crm.individuals.delete'], (call) => deleteMany(call, CLIENT_BULK));
