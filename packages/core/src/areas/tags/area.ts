import { area } from '../../contract/area';
import { tagsContracts } from './tags.contract';

export const tagsArea = area({
  name: 'tags',
  contracts: tagsContracts,
});
