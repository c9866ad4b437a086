import { readInvoice } from '@wayline/core/areas/accounting/invoices/invoice-lines';
import { invoiceLinksContracts } from '@wayline/core/areas/accounting/links/invoice-links.contract';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(invoiceLinksContracts['book.invoice-links.list'], async ({ db, input }) => {
  const found = await readInvoice(db, input.invoice_id);
  return found ? ok({ links: found.links.toReversed() }) : refuse('record.missing');
});
