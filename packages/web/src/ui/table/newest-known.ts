import type { QueryClient } from '@tanstack/react-query';
import type { RowsPage } from './table-types';

type Versioned = { id: string; version: number };
const isVersioned = (row: unknown): row is Versioned =>
  typeof row === 'object' && row !== null && 'id' in row && typeof (row as Partial<Versioned>).version === 'number';

/**
 * A page as it was just read, without going back: the index of a list hears of a save a moment later, and a row that this window has
 * seen in a newer version, such as one that was saved here, stays in it. `name` is the table's.
 */
export const newestKnown = <R>(client: QueryClient, name: string, page: RowsPage<R>): RowsPage<R> => {
  const known = new Map<string, R & Versioned>();
  for (const [, shown] of client.getQueriesData<RowsPage<R>>({ queryKey: ['table', name] }))
    for (const row of shown?.rows ?? [])
      if (isVersioned(row) && row.version > (known.get(row.id)?.version ?? 0)) known.set(row.id, row);
  const newest = (row: R): R => {
    const seen = isVersioned(row) ? known.get(row.id) : undefined;
    return seen && isVersioned(row) && seen.version > row.version ? seen : row;
  };
  return { ...page, rows: page.rows.map(newest) };
};
