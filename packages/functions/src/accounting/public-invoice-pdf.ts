import { invoiceLinksContracts } from '@wayline/core/areas/accounting/links/invoice-links.contract';
import { openInvoiceLink } from '@wayline/core/areas/accounting/links/open-invoice-link';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';
import { printInvoice } from './print-invoice';

export const handler = endpoint(invoiceLinksContracts['public.invoice.pdf'], async ({ input, deps }) => {
  const opened = await openInvoiceLink(deps, input.token);
  return opened.ok ? ok(await printInvoice(deps.table, opened.value)) : opened;
});
