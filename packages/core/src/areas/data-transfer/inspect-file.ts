import { isDayFirst, judgeDayOrder } from '../../base/day-order';
import { findHeadingRow } from '../../base/list-rows';
import type { Files } from '../files/public';
import type { DataImport } from './data-import';
import { CLIENT_FIELDS } from './fields/client-fields';
import { guessMapping } from './fields/guess-mapping';
import { filePieces } from './file-pieces';
import { guessEncoding } from './read/encoding';
import { fileRows, judgeFormat } from './read/file-rows';
import { UnreadableFile } from './read/unreadable';

const START_BYTES = 262_144;
/** Rows that are looked at, and those that are kept to be shown, cut so that 500 columns fit beside each other. */
const ROWS = 20;
const SAMPLES = 4;
const MOST_SHOWN = 60;
const NO_ROWS = 'This file has no rows. Put column names in the first row and one client in each row below.';

async function* only(bytes: Uint8Array) {
  yield bytes;
}
const shorten = (cells: readonly string[]) => cells.map((cell) => cell.trim().slice(0, MOST_SHOWN));

/** What a file is and what its columns probably are, by its first rows. Throws `UnreadableFile` where there is nothing to import. */
export const inspectFile = async (
  files: Pick<Files, 'getPiece'>,
  key: string,
  size: number,
): Promise<
  Pick<DataImport, 'format' | 'encoding' | 'headers' | 'heading_row' | 'samples' | 'mapping' | 'day_first'>
> => {
  const start = (await files.getPiece(key, 0, START_BYTES)) ?? new Uint8Array();
  const format = judgeFormat(start);
  const encoding = guessEncoding(start);
  const bytes = format === 'xlsx' ? filePieces(files, key, size) : only(start);
  const rows: string[][] = [];
  for await (const { cells } of fileRows(bytes, format, encoding)) {
    rows.push(shorten(cells));
    if (rows.length > ROWS) break;
  }
  const heading_row = findHeadingRow(rows, (cells) => guessMapping(cells, CLIENT_FIELDS).filter(Boolean).length);
  const [headers, ...samples] = rows.slice(heading_row);
  if (!headers || samples.length === 0) throw new UnreadableFile(NO_ROWS);
  const mapping = guessMapping(headers, CLIENT_FIELDS);
  const order = judgeDayOrder();
  for (const cell of samples.flat()) order.add(cell);
  return {
    format,
    encoding,
    headers,
    heading_row,
    samples: samples.slice(0, SAMPLES),
    mapping,
    day_first: isDayFirst(order.order(), false),
  };
};
