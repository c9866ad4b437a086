import { CLIENT_FIELDS } from '../fields/client-fields';
import type { Field } from '../fields/field';
import { showCell } from '../fields/show-cells';
import { parseVcards } from '../vcard/parse-vcards';
import { decodeText, type Encoding } from './encoding';
import { readCsv } from './read-csv';
import { readWorkbook } from './read-workbook';
import { MOST_COLUMNS, type SourceRow } from './source-row';
import { UnreadableFile } from './unreadable';

/** What a file is by its beginning, whatever its name says. */
export const FILE_FORMATS = ['csv', 'xlsx', 'vcard'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];
export type Bytes = AsyncIterable<Uint8Array>;

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, i) => bytes[i] === byte);
/** Throws `UnreadableFile` for an old workbook and for what is no list at all. */
export const judgeFormat = (start: Uint8Array): FileFormat => {
  if (startsWith(start, 0x50, 0x4b, 3, 4)) return 'xlsx';
  if (startsWith(start, 0xd0, 0xcf, 0x11, 0xe0))
    throw new UnreadableFile('This is a workbook in the old .xls format. Save it as .xlsx or CSV and import that.');
  if (startsWith(start, 0x25, 0x50, 0x44, 0x46) || startsWith(start, 0x89, 0x50) || startsWith(start, 0xff, 0xd8))
    throw new UnreadableFile('This file holds no list. Choose a CSV file, an Excel workbook or a vCard.');
  return /^\s*BEGIN:VCARD/i.test(new TextDecoder().decode(start.subarray(0, 200))) ? 'vcard' : 'csv';
};

const CARD_ENTRIES = /^(?:emails|addresses|occasions)\.[0-2]\./;
/** The columns that cards are read into. */
const CARD_FIELDS: readonly Field[] = CLIENT_FIELDS.filter(
  ({ path }) => CARD_ENTRIES.test(`${path}.`) || (!path.includes('.') && path !== '$name'),
);
async function* readCards(texts: AsyncIterable<string>): AsyncGenerator<SourceRow> {
  yield { row: 0, cells: CARD_FIELDS.map(({ label }) => label) };
  let row = 0;
  for await (const values of parseVcards(texts)) {
    row += 1;
    yield { row, cells: CARD_FIELDS.map((field) => showCell(field, values)) };
  }
}

async function* readPacked(bytes: Bytes): AsyncGenerator<SourceRow> {
  const pieces: Uint8Array[] = [];
  for await (const piece of bytes) pieces.push(piece);
  yield* readWorkbook(new Uint8Array(Buffer.concat(pieces)));
}

const isBlank = ({ cells }: SourceRow) => cells.every((cell) => cell.trim() === '');
/** The rows of a file that have anything in them, the heading first. */
export async function* fileRows(bytes: Bytes, format: FileFormat, encoding: Encoding): AsyncGenerator<SourceRow> {
  const rows =
    format === 'xlsx'
      ? readPacked(bytes)
      : format === 'vcard'
        ? readCards(decodeText(bytes, encoding))
        : readCsv(decodeText(bytes, encoding));
  for await (const row of rows) if (!isBlank(row)) yield { ...row, cells: row.cells.slice(0, MOST_COLUMNS) };
}
