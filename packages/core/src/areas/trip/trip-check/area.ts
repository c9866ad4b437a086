import { area } from '../../../contract/area';
import { papersContracts } from './papers.contract';

export const tripCheckArea = area({
  name: 'trip-check',
  contracts: papersContracts,
});
