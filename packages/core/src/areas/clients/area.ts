import { area } from '../../contract/area';
import { clientsContracts } from './clients.contract';
import { documentsContracts } from './documents.contract';

export const clientsArea = area({
  name: 'clients',
  contracts: { ...clientsContracts, ...documentsContracts },
});
