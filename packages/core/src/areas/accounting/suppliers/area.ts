import { area } from '../../../contract/area';
import { suppliersContracts } from './suppliers.contract';

export const supplierMoneyArea = area({ name: 'supplier-payments', contracts: suppliersContracts });
