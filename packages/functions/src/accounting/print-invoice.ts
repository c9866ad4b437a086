import type { ClientCreditNote } from '@wayline/core/areas/accounting/links/client-credit-note';
import type { ClientInvoice } from '@wayline/core/areas/accounting/links/client-invoice';
import type { Table } from '@wayline/core/store/client';
import { renderCreditNotePdf, renderInvoicePdf } from './pdf/render-invoice-pdf';
import { readInvoiceLogo } from './read-invoice-logo';

const toFile = (bytes: Uint8Array, name: string) => ({
  body: Buffer.from(bytes).toString('base64'),
  base64: true as const,
  file_name: `${name}.pdf`,
});

/** An invoice as a file to keep, named by its number. */
export const printInvoice = async (table: Table, invoice: ClientInvoice) => {
  const logo = await readInvoiceLogo(table, invoice.house);
  return toFile(await renderInvoicePdf(invoice, { logo }), invoice.number ?? invoice.trip_name);
};

/** A credit note as a file to keep, named by its number. */
export const printCreditNote = async (table: Table, note: ClientCreditNote) => {
  const logo = await readInvoiceLogo(table, note.house);
  return toFile(await renderCreditNotePdf(note, { logo }), note.number);
};
