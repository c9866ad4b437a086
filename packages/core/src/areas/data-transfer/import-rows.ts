import type { Files } from '../files/public';
import { type CheckedRow, checkClientRow } from './check-client-row';
import { type DataImport, MOST_ROWS } from './data-import';
import { sourceKey } from './data-import.records';
import { filePieces } from './file-pieces';
import { fileRows } from './read/file-rows';
import { UnreadableFile } from './read/unreadable';

const ROWS_AT_ONCE = 100;

/** The rows of an import's file below its heading, checked, some at a time and in their order. */
export async function* importRows(
  files: Pick<Files, 'getPiece'>,
  company: string,
  { id, size, format, encoding, mapping, day_first }: DataImport,
  now: string,
): AsyncGenerator<CheckedRow[]> {
  const reading = { mapping, dayFirst: day_first, now };
  let rows: CheckedRow[] = [];
  let count = -1;
  for await (const row of fileRows(filePieces(files, sourceKey(company, id), size), format, encoding)) {
    count += 1;
    if (count === 0) continue;
    if (count > MOST_ROWS)
      throw new UnreadableFile(
        `This file has more than ${MOST_ROWS.toLocaleString('en-US')} rows. Split it and import the parts one after the other.`,
      );
    rows.push(checkClientRow(row, reading));
    if (rows.length < ROWS_AT_ONCE) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}
