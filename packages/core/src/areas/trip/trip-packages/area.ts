import { area } from '../../../contract/area';
import { packagesContracts } from './packages.contract';

export const tripPackagesArea = area({
  name: 'trip-packages',
  contracts: packagesContracts,
});
