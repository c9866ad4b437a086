import { BYTE_ORDER_MARK, toCsvLine } from '@wayline/core/base/csv';
import { type Cell, getCellText } from './cell-text';
import { fetchAllRows } from './fetch-all-rows';
import type { Column, FetchRows, RowsWanted } from './table-types';

export type ExportKind = 'csv' | 'xlsx';
type Wanted<R> = Pick<RowsWanted, 'search' | 'filters' | 'signal'> & {
  fetchRows: FetchRows<R>;
  columns: readonly Column<R>[];
  onRows: (count: number) => void;
  order?: ((rows: readonly R[]) => R[]) | undefined;
};

/** Every row that matches, block after block, as the texts of the columns that are shown. */
const cellsOf = async <R>({ fetchRows, columns, onRows, order, ...asked }: Wanted<R>): Promise<Cell[][]> => {
  const { rows } = await fetchAllRows(fetchRows, asked, onRows);
  const shown = order ? order(rows) : rows;
  return shown.map((row) => columns.map((column) => getCellText(column, row)));
};

/** A file of what a table shows: all rows that match, the shown columns, in their order. The writer of workbooks loads when it is asked for. */
export const exportTable = async <R>(kind: ExportKind, wanted: Wanted<R>): Promise<Blob> => {
  const rows = [wanted.columns.map(({ label }) => label), ...(await cellsOf(wanted))];
  if (kind === 'csv') {
    const lines = rows.map((row) => toCsvLine(row.map(String)));
    return new Blob([BYTE_ORDER_MARK, ...lines], { type: 'text/csv;charset=utf-8' });
  }
  // A cell of a workbook says that it is a text, and a text never runs.
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  const [heading = [], ...body] = rows;
  const bold = heading.map((value) => ({ value, fontWeight: 'bold' as const }));
  return writeExcelFile([bold, ...body], { stickyRowsCount: 1 }).toBlob();
};
