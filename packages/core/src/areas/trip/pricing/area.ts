import { area } from '../../../contract/area';
import { pricingContracts } from './pricing.contract';

export const pricingArea = area({
  name: 'pricing',
  contracts: pricingContracts,
});
