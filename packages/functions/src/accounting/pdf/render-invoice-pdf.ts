import { renderToBuffer } from '@react-pdf/renderer';
import type { ClientInvoice } from '@wayline/core/areas/accounting/links/client-invoice';
import { invoiceMoney } from '@wayline/pages/invoice/invoice-words';
import { paperSpeaker } from '../../trip/itinerary/paper-texts';
import { loadFaces } from '../../trip/itinerary/pdf/document-faces';
import { registerFaces } from '../../trip/itinerary/pdf/pdf-faces';
import { printable, UNDRAWN } from '../../trip/itinerary/pdf/printable';
import { InvoicePdf } from './invoice-pdf';

const registered = registerFaces();

/**
 * An invoice as a PDF, with the company's `logo` where it is a PNG in base64, or else its name. Text in a script that no face has is marked,
 * never refused.
 */
export const renderInvoicePdf = async (
  invoice: ClientInvoice,
  { logo }: { logo?: string | undefined } = {},
): Promise<Uint8Array> => {
  await registered;
  const i18n = paperSpeaker(invoice.language);
  const typed = `${JSON.stringify(invoice)} ${invoiceMoney(i18n, invoice, 0)}`;
  const faces = await loadFaces(typed);
  const hasUndrawn = printable(typed, faces).includes(UNDRAWN);
  return renderToBuffer(InvoicePdf({ i18n, invoice, faces, hasUndrawn, logo }));
};
