import { area, joinContracts } from '../../contract/area';
import { invoicesArea } from './invoices/area';
import { paymentsArea } from './payments/area';

/** Money that clients owe and pay: invoices and payments now; reminders and pay pages follow. */
export const accountingArea = area({ name: 'accounting', contracts: joinContracts([invoicesArea, paymentsArea]) });
