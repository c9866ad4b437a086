import { readInvoice } from '@wayline/core/areas/accounting/invoices/invoice-lines';
import { invoiceLinksContracts } from '@wayline/core/areas/accounting/links/invoice-links.contract';
import { Clients } from '@wayline/core/areas/clients/public';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(invoiceLinksContracts['book.invoice-links.list'], async ({ db, input }) => {
  const found = await readInvoice(db, input.invoice_id);
  if (!found) return refuse('record.missing');
  const { payers, client_ids } = found.invoice;
  const clients = await db.getMany(client_ids.map((id) => ({ def: Clients, key: { id } })));
  return ok({
    links: found.links.toReversed(),
    payers: payers.map((payer, i) => ({ payer_id: payer.id, email: clients[i]?.emails?.[0] })),
  });
});
