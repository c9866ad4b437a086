import { renderToBuffer } from '@react-pdf/renderer';
import type { PrintedStatement } from '@wayline/core/areas/accounting/statement/printed-statement';
import { invoiceMoney } from '@wayline/pages/invoice/invoice-words';
import { paperSpeaker } from '../../../trip/itinerary/paper-texts';
import { loadFaces } from '../../../trip/itinerary/pdf/document-faces';
import { registerFaces } from '../../../trip/itinerary/pdf/pdf-faces';
import { printable, UNDRAWN } from '../../../trip/itinerary/pdf/printable';
import { StatementPdf } from './statement-pdf';

const registered = registerFaces();

/**
 * A statement of account as a PDF, with the company's `logo` where it is a PNG in base64, or else its name. Text in a script that no face has is
 * marked, never refused.
 */
export const renderStatementPdf = async (
  statement: PrintedStatement,
  { logo }: { logo?: string | undefined } = {},
): Promise<Uint8Array> => {
  await registered;
  const i18n = paperSpeaker(statement.language);
  const typed = `${JSON.stringify(statement)} ${invoiceMoney(i18n, statement, 0)}`;
  const faces = await loadFaces(typed);
  const hasUndrawn = printable(typed, faces).includes(UNDRAWN);
  return renderToBuffer(StatementPdf({ i18n, statement, faces, hasUndrawn, logo }));
};
