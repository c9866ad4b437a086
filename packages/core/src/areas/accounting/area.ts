import { area } from '../../contract/area';
import { ledgerContracts } from './ledger/ledger.contract';

export const accountingArea = area({
  name: 'accounting',
  contracts: ledgerContracts,
});
