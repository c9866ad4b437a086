import { invoicesContracts } from '@wayline/core/areas/accounting/invoices/invoices.contract';
import { recoverWriteOff } from '@wayline/core/areas/accounting/invoices/write-off-invoice';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(invoicesContracts['book.invoices.write-off.delete'], (call) =>
  recoverWriteOff(call, call.input),
);
