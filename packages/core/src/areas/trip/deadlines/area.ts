import { area } from '../../../contract/area';
import { dashboardContracts } from './dashboard.contract';

export const deadlinesArea = area({
  name: 'deadlines',
  contracts: dashboardContracts,
});
