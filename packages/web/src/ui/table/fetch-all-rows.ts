import { BLOCK_OF_ALL, type FetchRows, MOST_ROWS, type RowsPage, type RowsWanted } from './table-types';

/** Every row that matches, block after block, telling how far it is; no more than a table shows. */
export const fetchAllRows = async <R>(
  fetchRows: FetchRows<R>,
  wanted: Omit<RowsWanted, 'cursor' | 'per_page'>,
  progress: (rows: number) => void = () => undefined,
): Promise<RowsPage<R>> => {
  const all: R[] = [];
  let page: RowsPage<R> = { rows: [], total: 0 };
  let total: number | undefined;
  do {
    page = await fetchRows({ ...wanted, cursor: page.cursor, per_page: BLOCK_OF_ALL });
    all.push(...page.rows);
    total ??= page.total;
    progress(all.length);
  } while (page.cursor && all.length < MOST_ROWS);
  return { rows: all, cursor: page.cursor, total: total ?? all.length };
};
