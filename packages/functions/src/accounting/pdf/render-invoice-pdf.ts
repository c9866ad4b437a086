import { renderToBuffer } from '@react-pdf/renderer';
import type { ClientCreditNote } from '@wayline/core/areas/accounting/links/client-credit-note';
import type { ClientInvoice } from '@wayline/core/areas/accounting/links/client-invoice';
import { CreditNotePdf } from './credit-note-pdf';
import { InvoicePdf } from './invoice-pdf';
import { openPaper } from './open-paper';

type Logo = { logo?: string | undefined };
/**
 * An invoice as a PDF, with the company's `logo` where it is a PNG in base64, or else its name. Text in a script that no face has is marked,
 * never refused.
 */
export const renderInvoicePdf = async (invoice: ClientInvoice, { logo }: Logo = {}): Promise<Uint8Array> =>
  renderToBuffer(InvoicePdf({ ...(await openPaper(invoice)), invoice, logo }));

/** A credit note as a PDF, drawn as an invoice is. */
export const renderCreditNotePdf = async (note: ClientCreditNote, { logo }: Logo = {}): Promise<Uint8Array> =>
  renderToBuffer(CreditNotePdf({ ...(await openPaper(note)), note, logo }));
