import { readInvoice } from '@wayline/core/areas/accounting/invoices/invoice-lines';
import { invoicesContracts } from '@wayline/core/areas/accounting/invoices/invoices.contract';
import { toShownInvoice } from '@wayline/core/areas/accounting/invoices/shown-invoice';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(invoicesContracts['book.invoices.get'], async (call) => {
  const found = await readInvoice(call.db, call.input.id);
  return found ? ok(toShownInvoice(call, found)) : refuse('record.missing');
});
