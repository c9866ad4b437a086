import type { ClientInvoice } from '@wayline/core/areas/accounting/links/client-invoice';
import { invoiceMoney } from '@wayline/pages/invoice/invoice-words';
import { paperSpeaker } from '../../trip/itinerary/paper-texts';
import { loadFaces } from '../../trip/itinerary/pdf/document-faces';
import { registerFaces } from '../../trip/itinerary/pdf/pdf-faces';
import { printable, UNDRAWN } from '../../trip/itinerary/pdf/printable';

const registered = registerFaces();

/** What a document of accounting is drawn with: its language, the faces that its letters need, and whether some of them have none. */
export const openPaper = async (document: Pick<ClientInvoice, 'language' | 'currency'>) => {
  await registered;
  const i18n = paperSpeaker(document.language);
  const typed = `${JSON.stringify(document)} ${invoiceMoney(i18n, document, 0)}`;
  const faces = await loadFaces(typed);
  return { i18n, faces, hasUndrawn: printable(typed, faces).includes(UNDRAWN) };
};
