import { area } from '../../contract/area';
import { ledgerContracts } from './ledger.contract';

export const ledgerArea = area({
  name: 'ledger',
  contracts: ledgerContracts,
});
