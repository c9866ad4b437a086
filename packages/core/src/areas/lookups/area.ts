import { area } from '../../contract/area';
import { sharedLookupsContracts } from './shared-lookups.contract';

export const lookupsArea = area({
  name: 'lookups',
  contracts: sharedLookupsContracts,
});
