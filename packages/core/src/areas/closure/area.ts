import { area } from '../../contract/area';
import { closingContracts } from './account-closure.contract';

export const closureArea = area({
  name: 'closure',
  contracts: closingContracts,
});
