import { area } from '../../contract/area';
import { cloudContracts } from './cloud.contract';
import { libraryContracts } from './library.contract';

export const libraryArea = area({
  name: 'library',
  contracts: { ...libraryContracts, ...cloudContracts },
});
