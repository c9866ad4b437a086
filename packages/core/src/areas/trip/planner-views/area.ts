import { area } from '../../../contract/area';
import { viewsContracts } from './views.contract';

export const plannerViewsArea = area({
  name: 'planner-views',
  contracts: viewsContracts,
});
