import { renderToBuffer } from '@react-pdf/renderer';
import type { PrintedSlip } from '@wayline/core/areas/accounting/deposits/printed-slip';
import { openPaper } from '../../pdf/open-paper';
import { DepositSlipPdf } from './deposit-slip-pdf';

/** A deposit slip as a PDF in English, with the company's `logo` where it is a PNG in base64, or else its name. */
export const renderDepositSlip = async (
  slip: PrintedSlip,
  { logo }: { logo?: string | undefined } = {},
): Promise<Uint8Array> => {
  const paper = await openPaper({ ...slip, language: 'en' });
  return renderToBuffer(DepositSlipPdf({ ...paper, slip, logo }));
};
