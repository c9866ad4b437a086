import { area } from '../../../contract/area';
import { historyContracts } from './history.contract';
import { versionsContracts } from './versions.contract';

export const historyArea = area({
  name: 'history',
  contracts: { ...historyContracts, ...versionsContracts },
});
