import { area } from '../../../contract/area';
import { checklistsContracts } from './checklists.contract';

export const checklistsArea = area({
  name: 'checklists',
  contracts: checklistsContracts,
});
