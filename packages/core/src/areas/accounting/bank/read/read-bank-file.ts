import { ok, type Result } from '../../../../base/result';
import { UnreadableFile } from '../../../data-transfer/public-schemas';
import { refuse } from '../../errors';
import { type BankFileFormat, MOST_BANK_FILE_BYTES, type ReadFile } from './bank-file';
import type { CsvMapping } from './csv-mapping';
import { fileText } from './file-text';
import { readBankCsv } from './read-bank-csv';
import { readCamt } from './read-camt';
import { readOfx } from './read-ofx';

export type { BankFileFormat, ReadAccount, ReadBalance, ReadFile, ReadLine, ReadProblem } from './bank-file';

const PDF = 'This is a PDF. Ask your bank for CSV, OFX, or camt.053.';
const PICTURE = 'This is a picture. Ask your bank for CSV, OFX, or camt.053.';
/** What isn't one of our formats by its first letters, as Windows-1252 has them. */
const OTHER_STARTS: readonly (readonly [start: string, reason: string])[] = [
  ['%PDF', PDF],
  ['PK\u0003\u0004', 'This is a workbook or a ZIP file. Unpack it, or save the sheet as CSV.'],
  ['\u00d0\u00cf\u0011\u00e0', 'This is a workbook in the old .xls format. Save it as CSV.'],
  ['\u2030PNG', PICTURE],
  ['\u00ff\u00d8\u00ff', PICTURE],
];
/** What isn't one of our formats by its first words. */
const OTHER_TEXTS: readonly (readonly [start: RegExp, reason: string])[] = [
  [/^(?:\{1:|:20:)/, 'This file is in MT940 format. Ask your bank for camt.053, OFX, or CSV.'],
  [/^!(?:Type|Account|Option):/i, 'This is a QIF file. Ask your bank for OFX, CSV, or camt.053.'],
  [/^<(?:!doctype\s{1,9})?html/i, 'This is a web page. Download the statement from your bank again.'],
];
const HEAD = 4000;

const checkBytes = (bytes: Uint8Array) => {
  if (bytes.length > MOST_BANK_FILE_BYTES)
    throw new UnreadableFile('This file is larger than 10 MB. Choose a shorter period and download it again.');
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 4));
  const other = OTHER_STARTS.find(([one]) => start.startsWith(one));
  if (other) throw new UnreadableFile(other[1]);
};

const formatOf = (text: string): BankFileFormat => {
  const head = text.slice(0, HEAD).trimStart();
  const other = OTHER_TEXTS.find(([start]) => start.test(head));
  if (other) throw new UnreadableFile(other[1]);
  if (/^OFXHEADER|<OFX>|<\?OFX/i.test(head)) return 'ofx';
  return head.startsWith('<') ? 'camt' : 'csv';
};

const read = (bytes: Uint8Array, currency: string, mapping: CsvMapping | undefined): ReadFile => {
  checkBytes(bytes);
  const text = fileText(bytes);
  if (text.trim() === '') throw new UnreadableFile('This file is empty. Download it from your bank again.');
  const format = formatOf(text);
  if (format === 'ofx') return readOfx(text, currency);
  return format === 'camt' ? readCamt(text) : readBankCsv(text, currency, mapping);
};

/**
 * What a bank's file says: its accounts with their lines, balances and problems, or for CSV what has to be answered first (`csv.needs`). `currency`
 * is the one of the account that was chosen, and counts where the file names none; `mapping` is how a CSV file of the same shape was read before.
 * Pure. Refuses with `bank_file.unreadable`, whose reason says what to do.
 */
export const readBankFile = (
  file: Uint8Array | string,
  { currency, mapping }: { currency: string; mapping?: CsvMapping | undefined },
): Result<ReadFile> => {
  try {
    return ok(read(typeof file === 'string' ? new TextEncoder().encode(file) : file, currency, mapping));
  } catch (error) {
    if (error instanceof UnreadableFile) return refuse('bank_file.unreadable', { params: { reason: error.message } });
    throw error;
  }
};
