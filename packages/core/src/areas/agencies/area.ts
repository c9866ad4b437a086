import { area } from '../../contract/area';
import { agenciesContracts } from './agencies.contract';

export const agenciesArea = area({
  name: 'agencies',
  contracts: agenciesContracts,
});
