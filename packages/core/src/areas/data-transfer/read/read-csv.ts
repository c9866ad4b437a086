import { unescapeFormula } from '../../../base/csv';
import { csvReader, guessSeparator } from './csv-reader';
import type { SourceRow } from './source-row';

const OPEN_QUOTE =
  'A quotation mark opens in this row and never closes, so nothing below it could be read. Close it and import the file again.';
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
