import { readInvoice } from '@wayline/core/areas/accounting/invoices/invoice-lines';
import { readPayers } from '@wayline/core/areas/accounting/invoices/invoice-names';
import { invoiceLinksContracts } from '@wayline/core/areas/accounting/links/invoice-links.contract';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(invoiceLinksContracts['book.invoice-links.list'], async ({ db, input }) => {
  const found = await readInvoice(db, input.invoice_id);
  if (!found) return refuse('record.missing');
  const clients = await readPayers(db, found.invoice);
  return ok({
    links: found.links.toReversed(),
    payers: found.invoice.payers.map((payer, i) => ({ payer_id: payer.id, email: clients[i]?.emails?.[0] })),
  });
});
