import { dimensionTarget } from '../ledger/public';
import { Invoices } from './invoices/invoice.records';
import { InvoiceId } from './invoices/invoice-id';

/** The invoices that lines of journal entries name. */
export const invoiceDimension = dimensionTarget('invoice', Invoices, {
  toKey: (id) => ({ id: InvoiceId.parse(id) }),
  toNamed: ({ formatted_invoice_number: name }) => (name ? { name } : undefined),
});
