import { area } from '../../contract/area';
import { tutorialsContracts } from './tutorials.contract';

export const tutorialsArea = area({
  name: 'tutorials',
  contracts: tutorialsContracts,
});
