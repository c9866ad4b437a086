import { invoicesContracts } from '@wayline/core/areas/accounting/invoices/invoices.contract';
import { writeOffInvoice } from '@wayline/core/areas/accounting/invoices/write-off-invoice';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(invoicesContracts['book.invoices.write-off'], (call) =>
  writeOffInvoice(call, call.input),
);
