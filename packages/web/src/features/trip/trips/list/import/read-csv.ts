import { guessMapping } from '@wayline/core/areas/trip/trips/lifecycle/import-columns';
import { MOST_IMPORT_ROWS } from '@wayline/core/areas/trip/trips/lifecycle/limits';
import { BYTE_ORDER_MARK, toCsvLine, unescapeFormula } from '@wayline/core/base/csv';
import { findHeadingRow } from '@wayline/core/base/list-rows';
import csv from 'papaparse';
import { formatCount } from '../../../../../lib/format-count';

/** A CSV file as it was read: its heading row, and each other row under the number of its line in a spreadsheet. */
export type CsvFile = { name: string; headers: string[]; rows: { row: number; cells: string[] }[] };

const textOf = async (file: Blob): Promise<string> => {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What spreadsheets of the West save when they do not save UTF-8.
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const headingOf = (lines: readonly { cells: string[] }[]) =>
  findHeadingRow(
    lines.map(({ cells }) => cells),
    (cells) => Object.keys(guessMapping(cells)).length,
  );

/** Reads a CSV file of any separator; throws a sentence when there is nothing in it that could be imported. */
export const readCsv = async (file: File): Promise<CsvFile> => {
  const { data } = csv.parse<string[]>(await textOf(file));
  const lines = data
    .map((cells, i) => ({ row: i + 1, cells: cells.map((cell) => unescapeFormula(cell.trim())) }))
    .filter(({ cells }) => cells.some(Boolean));
  const [heading, ...rows] = lines.slice(headingOf(lines));
  if (!heading || rows.length === 0)
    throw new Error('This file has no trips. Put column names in the first row and one trip in each row below.');
  if (rows.length > MOST_IMPORT_ROWS)
    throw new Error(
      `This file has ${formatCount(rows.length)} rows. Split it into files of ${formatCount(MOST_IMPORT_ROWS)} rows or fewer.`,
    );
  return { name: file.name, headers: heading.cells, rows };
};

/** The rows that were not taken, each with the reason, as a file to mend and send again. */
export const refusedRows = ({ headers, rows }: CsvFile, reasons: ReadonlyMap<number, string>): Blob => {
  const refused = rows.filter(({ row }) => reasons.has(row));
  const table = [[...headers, 'Why'], ...refused.map(({ row, cells }) => [...cells, reasons.get(row) ?? ''])];
  return new Blob([BYTE_ORDER_MARK, ...table.map(toCsvLine)], { type: 'text/csv' });
};
