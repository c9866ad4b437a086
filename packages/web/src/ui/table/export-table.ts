import { type Cell, getCellText, neutral } from './cell-text';
import { BLOCK_OF_ALL, type Column, type FetchRows, MOST_ROWS, type RowsWanted } from './table-types';

export type ExportKind = 'csv' | 'xlsx';
type Wanted<R> = Pick<RowsWanted, 'search' | 'filters' | 'signal'> & {
  fetchRows: FetchRows<R>;
  columns: readonly Column<R>[];
  onRows: (count: number) => void;
  order?: ((rows: readonly R[]) => R[]) | undefined;
};

/** Every row that matches, block after block, as the texts of the columns that are shown. */
const cellsOf = async <R>({ fetchRows, columns, onRows, order, ...asked }: Wanted<R>): Promise<Cell[][]> => {
  const rows: R[] = [];
  let cursor: string | undefined;
  do {
    const page = await fetchRows({ ...asked, cursor, per_page: BLOCK_OF_ALL });
    rows.push(...page.rows);
    cursor = page.cursor;
    onRows(rows.length);
  } while (cursor && rows.length < MOST_ROWS);
  const shown = order ? order(rows) : rows;
  return shown.map((row) => columns.map((column) => neutral(getCellText(column, row))));
};

const BYTE_ORDER_MARK = '\uFEFF';

/** A file of what a table shows: all rows that match, the shown columns, in their order. The writers load when they are asked for. */
export const exportTable = async <R>(kind: ExportKind, wanted: Wanted<R>): Promise<Blob> => {
  const rows = [wanted.columns.map(({ label }) => label), ...(await cellsOf(wanted))];
  if (kind === 'csv') {
    const { default: csv } = await import('papaparse');
    // The mark tells a spreadsheet that the names in it are UTF-8.
    return new Blob([BYTE_ORDER_MARK + csv.unparse(rows, { newline: '\r\n' })], { type: 'text/csv;charset=utf-8' });
  }
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  const [heading = [], ...body] = rows;
  const bold = heading.map((value) => ({ value, fontWeight: 'bold' as const }));
  return writeExcelFile([bold, ...body], { stickyRowsCount: 1 }).toBlob();
};
