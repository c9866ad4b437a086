import { csvReader, guessSeparator } from './csv-reader';
import type { SourceRow } from './source-row';

const OPEN_QUOTE =
  'A quotation mark opens in this row and never closes, so nothing below it could be read. Close it and import the file again.';
const FORMULA = /^'*[=+\-@\t\r]/;

/** A text that a spreadsheet would run as a formula is led by an apostrophe. What begins so already gets one more, so that reading it back gives what was there. */
export const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;

/** The rows of a CSV file of any separator, as they come in. */
export async function* readCsv(texts: AsyncIterable<string>): AsyncGenerator<SourceRow> {
  let reader: ReturnType<typeof csvReader> | undefined;
  let row = 0;
  const number = (cells: string[]): SourceRow => {
    row += 1;
    return { row, cells: cells.map(unescapeFormula) };
  };
  for await (const text of texts) {
    reader ??= csvReader(guessSeparator(text));
    for (const cells of reader.push(text)) {
      // What Excel writes above the heading for itself.
      if (row > 0 || !/^sep=.?$/i.test(cells.join(''))) yield number(cells);
    }
  }
  if (!reader) return;
  const { rows, isOpen } = reader.end();
  for (const cells of rows) yield { ...number(cells), ...(isOpen && { fault: OPEN_QUOTE }) };
}

const needsQuotes = /[",;\t\r\n]|^\s|\s$/;
/** A row as CSV, safe to be opened in a spreadsheet. */
export const toCsvLine = (cells: readonly string[]): string =>
  `${cells
    .map(escapeFormula)
    .map((cell) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',')}\r\n`;
/** Tells a spreadsheet that what follows is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
