import { notifyError } from '../notify-error';
import type { Selection } from './table-types';

/**
 * Does something with the rows that a selection means, of which `count` says so many in words; false where nothing was done. What keeps them
 * from being read is told.
 */
export const withTickedRows = async <R>(
  selection: Selection<R>,
  count: (n: number) => string,
  act: (rows: readonly R[]) => Promise<unknown>,
): Promise<boolean> => {
  try {
    const rows = await selection.list(count);
    if (rows) await act(rows);
    return rows !== undefined;
  } catch (thrown) {
    notifyError(thrown);
    return false;
  }
};
