import { renderToBuffer } from '@react-pdf/renderer';
import type { PrintedStatement } from '@wayline/core/areas/accounting/statement/printed-statement';
import { openPaper } from '../../pdf/open-paper';
import { StatementPdf } from './statement-pdf';

/**
 * A statement of account as a PDF, with the company's `logo` where it is a PNG in base64, or else its name. Text in a script that no face has is
 * marked, never refused.
 */
export const renderStatementPdf = async (
  statement: PrintedStatement,
  { logo }: { logo?: string | undefined } = {},
): Promise<Uint8Array> => renderToBuffer(StatementPdf({ ...(await openPaper(statement)), statement, logo }));
