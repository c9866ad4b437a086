import { area, joinContracts } from '../../contract/area';
import { invoicesArea } from './invoices/area';

/** Money that clients owe and pay: invoices now; payments, plans and pay pages follow. */
export const accountingArea = area({ name: 'accounting', contracts: joinContracts([invoicesArea]) });
