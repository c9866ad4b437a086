import { notifyError } from '../notify-error';
import { fetchAllRows } from './fetch-all-rows';
import type { FetchRows, RowsWanted, Selection } from './table-types';

type List<R> = { fetchRows: FetchRows<R> } & Pick<RowsWanted, 'search' | 'filters'>;

/** Does something with the ticked rows of a list or, where all are, with every row that matches. What keeps them from being read is told. */
export const withTickedRows = async <R>(
  selection: Selection<R>,
  { fetchRows, ...asked }: List<R>,
  act: (rows: readonly R[]) => Promise<unknown>,
): Promise<void> => {
  try {
    const { signal } = new AbortController();
    await act(selection.all ? (await fetchAllRows(fetchRows, { ...asked, signal })).rows : selection.rows);
  } catch (thrown) {
    notifyError(thrown);
  }
};
