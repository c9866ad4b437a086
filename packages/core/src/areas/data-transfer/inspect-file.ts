import { isDayFirst, judgeDayOrder } from '../../base/day-order';
import { findHeadingRow, MOST_HEADING_ROWS } from '../../base/list-rows';
import type { Files } from '../files/public';
import type { DataImport } from './data-import';
import { CLIENT_FIELDS } from './fields/client-fields';
import { guessMapping } from './fields/guess-mapping';
import { filePieces } from './file-pieces';
import { dropHalfLetter, guessEncoding } from './read/encoding';
import { fileRows, judgeFormat } from './read/file-rows';
import type { SourceRow } from './read/source-row';
import { UnreadableFile } from './read/unreadable';

const START_BYTES = 262_144;
/** Rows that are kept to be shown below the headings, cut so that 500 columns fit beside each other. */
const SAMPLES = 4;
const MOST_SHOWN = 60;
/** Cells by which a person knows a row again. */
const FIRST_CELLS = 4;
const NO_ROWS = 'This file has no rows. Put column names in the first row and one client in each row below.';

async function* only(bytes: Uint8Array) {
  yield bytes;
}
const shorten = (cells: readonly string[]) => cells.map((cell) => cell.trim().slice(0, MOST_SHOWN));
const countKnown = (cells: readonly string[]) => guessMapping(cells, CLIENT_FIELDS).filter(Boolean).length;

/** The rows that can hold the headings of a list: each has a row below it. Cards have their headings from us. */
const toFirstRows = (rows: readonly SourceRow[], format: DataImport['format']): DataImport['first_rows'] =>
  format === 'vcard'
    ? []
    : rows
        .slice(0, -1)
        .slice(0, MOST_HEADING_ROWS)
        .map(({ row, cells }) => ({ row, cells: cells.filter(Boolean).slice(0, FIRST_CELLS) }));

/** What a file says of itself by its first rows. */
export type InspectedFile = Pick<
  DataImport,
  'format' | 'encoding' | 'headers' | 'heading_row' | 'first_rows' | 'samples' | 'mapping' | 'day_first'
>;

/**
 * What a file is and what its columns probably are, by its first rows: below the row that is `chosen` for the headings, else below the one that looks
 * most like them. Throws `UnreadableFile` where there is nothing to import.
 */
export const inspectFile = async (
  files: Pick<Files, 'getPiece'>,
  { key, size }: { key: string; size: number },
  chosen?: number,
): Promise<InspectedFile> => {
  const start = (await files.getPiece(key, 0, START_BYTES)) ?? new Uint8Array();
  const format = judgeFormat(start);
  const encoding = guessEncoding(start);
  const bytes =
    format === 'xlsx' ? filePieces(files, key, size) : only(encoding === 'utf-8' ? dropHalfLetter(start) : start);
  const rows: SourceRow[] = [];
  for await (const { row, cells } of fileRows(bytes, format, encoding)) {
    rows.push({ row, cells: shorten(cells) });
    if (rows.length === MOST_HEADING_ROWS + SAMPLES) break;
  }
  const cells = rows.map((row) => row.cells);
  const heading_row = chosen ?? findHeadingRow(cells, countKnown);
  const [headers, ...samples] = cells.slice(heading_row);
  if (!headers || samples.length === 0) throw new UnreadableFile(NO_ROWS);
  const order = judgeDayOrder();
  for (const cell of samples.flat()) order.add(cell);
  return {
    format,
    encoding,
    headers,
    heading_row,
    first_rows: toFirstRows(rows, format),
    samples: samples.slice(0, SAMPLES),
    mapping: guessMapping(headers, CLIENT_FIELDS),
    day_first: isDayFirst(order.order(), false),
  };
};
