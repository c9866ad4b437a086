import { invoiceEvents } from '@wayline/core/areas/accounting/invoices/invoice.events';
import { Invoices } from '@wayline/core/areas/accounting/invoices/invoice.records';
import { InvoiceLinks } from '@wayline/core/areas/accounting/links/invoice-link.records';
import { invoiceLinksContracts } from '@wayline/core/areas/accounting/links/invoice-links.contract';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(
  invoiceLinksContracts['book.invoice-links.revoke'],
  async ({ input, db, deps, commit }) => {
    const [before, invoice] = await db.getMany([
      { def: InvoiceLinks, key: input },
      { def: Invoices, key: { id: input.invoice_id } },
    ]);
    if (!before || !invoice) return refuse('record.missing');
    const link = { ...before, revoked_at: before.revoked_at ?? deps.now() };
    return commit({
      writes: [db.updateIf(InvoiceLinks, input, { set: { revoked_at: link.revoked_at } })],
      audit: { changes: { link: input.id } },
      events: [invoiceEvents.link_revoked(invoice)],
      answer: { link },
    });
  },
);
