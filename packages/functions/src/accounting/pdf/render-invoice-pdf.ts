import { renderToBuffer } from '@react-pdf/renderer';
import type { ClientCreditNote } from '@wayline/core/areas/accounting/links/client-credit-note';
import type { ClientInvoice } from '@wayline/core/areas/accounting/links/client-invoice';
import { invoiceMoney } from '@wayline/pages/invoice/invoice-words';
import { paperSpeaker } from '../../trip/itinerary/paper-texts';
import { loadFaces } from '../../trip/itinerary/pdf/document-faces';
import { registerFaces } from '../../trip/itinerary/pdf/pdf-faces';
import { printable, UNDRAWN } from '../../trip/itinerary/pdf/printable';
import { CreditNotePdf } from './credit-note-pdf';
import { InvoicePdf } from './invoice-pdf';

const registered = registerFaces();

type Logo = { logo?: string | undefined };
/** What a document is drawn with: the faces that its letters need, and whether some of them have none. */
const prepare = async (document: Pick<ClientInvoice, 'language' | 'currency'>) => {
  await registered;
  const i18n = paperSpeaker(document.language);
  const typed = `${JSON.stringify(document)} ${invoiceMoney(i18n, document, 0)}`;
  const faces = await loadFaces(typed);
  return { i18n, faces, hasUndrawn: printable(typed, faces).includes(UNDRAWN) };
};

/**
 * An invoice as a PDF, with the company's `logo` where it is a PNG in base64, or else its name. Text in a script that no face has is marked,
 * never refused.
 */
export const renderInvoicePdf = async (invoice: ClientInvoice, { logo }: Logo = {}): Promise<Uint8Array> =>
  renderToBuffer(InvoicePdf({ ...(await prepare(invoice)), invoice, logo }));

/** A credit note as a PDF, drawn as an invoice is. */
export const renderCreditNotePdf = async (note: ClientCreditNote, { logo }: Logo = {}): Promise<Uint8Array> =>
  renderToBuffer(CreditNotePdf({ ...(await prepare(note)), note, logo }));
