import { area } from '../../contract/area';
import { domainsContracts } from './domains.contract';

export const domainsArea = area({
  name: 'domains',
  contracts: domainsContracts,
});
