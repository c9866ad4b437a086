import { area } from '../../contract/area';
import { clientsContracts } from './clients.contract';
import { dashboardContracts } from './dashboard/dashboard.contract';
import { documentsContracts } from './documents.contract';

export const clientsArea = area({
  name: 'clients',
  contracts: { ...clientsContracts, ...documentsContracts, ...dashboardContracts },
});
