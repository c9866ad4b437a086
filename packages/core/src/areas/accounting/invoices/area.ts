import { area } from '../../../contract/area';
import { invoicesContracts } from './invoices.contract';

export const invoicesArea = area({ name: 'invoices', contracts: invoicesContracts });
