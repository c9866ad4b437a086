import { area } from '../../contract/area';
import { subscriptionContracts } from './subscription.contract';

export const subscriptionArea = area({
  name: 'subscription',
  contracts: subscriptionContracts,
});
