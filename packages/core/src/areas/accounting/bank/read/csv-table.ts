import { unescapeFormula } from '../../../../base/csv';
import { findHeadingRow, isTotalRow, MOST_HEADING_ROWS } from '../../../../base/list-rows';
import { csvReader, guessSeparator, UnreadableFile } from '../../../data-transfer/public-schemas';
import { isDayCell } from './csv-days';
import { countHeadings } from './guess-columns';

/** A row under the number that a spreadsheet gives it. */
export type CsvRow = { row: number; cells: string[] };
/** The headings of a list and the rows below them, without titles above and totals below; `openRow` has a quotation mark that never closes. */
export type CsvTable = { headers: string[]; rows: CsvRow[]; openRow?: number };

const SEPARATORS = [',', ';', '\t', '|'] as const;
const MOST_COLUMNS = 100;
const MOST_ROWS = 100_000;
const PIECE = 65_536;
const TOO_LONG = 'This file has more than 100,000 rows. Choose a shorter period and download it again.';
const NO_LIST = 'There is no list of payments in this file. Ask your bank for CSV, OFX, or camt.053.';

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** The rows that have anything in them, and whether a quotation mark is left open in the last one. */
const readRows = (text: string, separator: string): { rows: CsvRow[]; isOpen: boolean } => {
  const reader = csvReader(separator);
  const rows: CsvRow[] = [];
  let row = 0;
  const take = (read: readonly string[][]) => {
    for (const cells of read) {
      row += 1;
      if (isBlank(cells) || (row === 1 && /^sep=.?$/i.test(cells.join('')))) continue;
      rows.push({ row, cells: cells.slice(0, MOST_COLUMNS).map((cell) => unescapeFormula(cell).trim()) });
    }
    if (rows.length > MOST_ROWS) throw new UnreadableFile(TOO_LONG);
  };
  for (let at = 0; at < text.length; at += PIECE) take(reader.push(text.slice(at, at + PIECE)));
  const end = reader.end();
  take(end.rows);
  return { rows, isOpen: end.isOpen };
};

/** How many rows have as many cells as most others, where that is more than one. */
const countRegular = (rows: readonly CsvRow[]): number => {
  const counts = new Map<number, number>();
  for (const { cells } of rows) if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return Math.max(0, ...counts.values());
};

/** The separator by which the first rows have headings that we know, or else are alike: the first row alone may be a title. */
const findSeparator = (text: string): string => {
  const start = text.slice(0, PIECE);
  const told = SEPARATORS.find((separator) => /^sep=/i.test(start) && separator === guessSeparator(start));
  if (told) return told;
  const scores = SEPARATORS.map((separator) => {
    const rows = readRows(start, separator).rows.slice(0, 2 * MOST_HEADING_ROWS);
    const known = Math.max(0, ...rows.slice(0, MOST_HEADING_ROWS).map(({ cells }) => countHeadings(cells)));
    return known * 1000 + countRegular(rows);
  });
  return SEPARATORS[scores.indexOf(Math.max(...scores))] ?? ',';
};

const hasDay = ({ cells }: CsvRow) => cells.some(isDayCell);
/** Which row has the headings: the one with the most that we know, else the one above the first day; -1 where days begin at once. */
const findHeadings = (rows: readonly CsvRow[]): number => {
  const first = rows.slice(0, MOST_HEADING_ROWS);
  const cells = first.map((row) => row.cells);
  const at = findHeadingRow(cells, countHeadings);
  if (countHeadings(cells[at] ?? []) > 1) return at;
  const firstDay = first.findIndex((row) => row.cells.length > 1 && hasDay(row));
  return firstDay < 0 ? at : firstDay - 1;
};

/** The list in a CSV file. Throws `UnreadableFile` where there is none. */
export const csvTable = (text: string): CsvTable => {
  const { rows, isOpen } = readRows(text, findSeparator(text));
  const at = findHeadings(rows);
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  if (width < 2) throw new UnreadableFile(NO_LIST);
  const named = rows[at]?.cells;
  const headers = named ?? Array.from({ length: width }, (_, n) => `Column ${n + 1}`);
  const openRow = isOpen ? rows.at(-1)?.row : undefined;
  const below = rows
    .slice(at + 1)
    .filter((row) => row.row !== openRow && !isTotalRow(row.cells) && row.cells.join('\t') !== named?.join('\t'));
  return { headers, rows: below, ...(openRow !== undefined && { openRow }) };
};
