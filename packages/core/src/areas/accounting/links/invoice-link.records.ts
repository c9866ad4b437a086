import { lookupKey } from '../../../store/keys';
import { record } from '../../../store/record';
import { ofInvoice } from '../invoices/invoice.records';
import { InvoiceLink } from './invoice-link';

/** How a link is found by its token, before its company is known. */
export const invoiceLookupKey = (hash: string) => lookupKey('INVOICE', hash);

/** A link lies with its invoice. */
export const InvoiceLinks = record({
  name: 'invoice_link',
  schema: InvoiceLink,
  key: ['invoice_id', 'id'],
  partition: (k) => ofInvoice(k.invoice_id),
  sort: (k) => ['LINK', k.id],
  lookups: ({ token_hash, invoice_id, id }, company_id) => [
    { key: invoiceLookupKey(token_hash), to: { company_id, invoice_id, link_id: id } },
  ],
  unaudited: ['token_hash', 'email'],
});
