import { isDayFirst, judgeDayOrder } from '../../base/day-order';
import type { Files } from '../files/public';
import { type CheckedRow, checkClientRow } from './check-client-row';
import { type DataImport, MOST_ROWS } from './data-import';
import { sourceKey } from './data-import.records';
import { isDayField } from './fields/client-fields';
import { filePieces } from './file-pieces';
import { fileRows } from './read/file-rows';
import type { SourceRow } from './read/source-row';
import { UnreadableFile } from './read/unreadable';

const ROWS_AT_ONCE = 100;

type ImportFile = Pick<DataImport, 'id' | 'size' | 'format' | 'encoding' | 'heading_row' | 'mapping' | 'day_first'>;

/** The rows of an import's file below its heading, as they are in it. */
async function* bodyRows(
  files: Pick<Files, 'getPiece'>,
  company: string,
  { id, size, format, encoding, heading_row }: ImportFile,
): AsyncGenerator<SourceRow> {
  let count = -1 - heading_row;
  for await (const row of fileRows(filePieces(files, sourceKey(company, id), size), format, encoding)) {
    count += 1;
    if (count <= 0) continue;
    if (count > MOST_ROWS)
      throw new UnreadableFile(
        `This file has more than ${MOST_ROWS.toLocaleString('en-US')} rows. Split it and import the parts one after the other.`,
      );
    yield row;
  }
}

/** Whether the day comes first in the days of a file: what one of all its rows leaves no doubt of, else what was chosen. */
export const findDayOrder = async (
  files: Pick<Files, 'getPiece'>,
  company: string,
  of: ImportFile,
): Promise<boolean> => {
  const columns = of.mapping.flatMap((path, at) => (isDayField(path) ? [at] : []));
  if (columns.length === 0) return of.day_first;
  const judge = judgeDayOrder();
  for await (const { cells } of bodyRows(files, company, of)) for (const at of columns) judge.add(cells[at] ?? '');
  const order = judge.order();
  return order === 'open_with_dots' ? of.day_first : isDayFirst(order, of.day_first);
};

/** The rows of an import's file below its heading, checked, some at a time and in their order. */
export async function* importRows(
  files: Pick<Files, 'getPiece'>,
  company: string,
  of: ImportFile,
  now: string,
): AsyncGenerator<CheckedRow[]> {
  const reading = { mapping: of.mapping, dayFirst: of.day_first, now };
  let rows: CheckedRow[] = [];
  for await (const row of bodyRows(files, company, of)) {
    rows.push(checkClientRow(row, reading));
    if (rows.length < ROWS_AT_ONCE) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}
