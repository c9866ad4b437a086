import type { ClientInvoice } from '@wayline/core/areas/accounting/links/client-invoice';
import type { Table } from '@wayline/core/store/client';
import { renderInvoicePdf } from './pdf/render-invoice-pdf';
import { readInvoiceLogo } from './read-invoice-logo';

/** An invoice as a file to keep, named by its number. */
export const printInvoice = async (table: Table, invoice: ClientInvoice) => {
  const logo = await readInvoiceLogo(table, invoice.house);
  const bytes = await renderInvoicePdf(invoice, { logo });
  return {
    body: Buffer.from(bytes).toString('base64'),
    base64: true as const,
    file_name: `${invoice.number ?? invoice.trip_name}.pdf`,
  };
};
