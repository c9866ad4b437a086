import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BLOCK_OF_ALL, type FetchRows, MOST_ROWS, type PageSize, type RowsPage, type RowsWanted } from './table-types';

type Wanted<R> = {
  name: string;
  fetchRows: FetchRows<R>;
  pageSize: PageSize;
  cursor: string | undefined;
  search: string | undefined;
  filters: Record<string, string | undefined>;
};

/** Every row, block after block, telling how far it is. */
const fetchAll = async <R>(
  fetchRows: FetchRows<R>,
  wanted: Omit<RowsWanted, 'cursor' | 'per_page'>,
  progress: (rows: number) => void,
) => {
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

/** The rows of a table's page from the server; the page before stays until the next one is there. */
export const useTableRows = <R>({ name, fetchRows, pageSize, cursor, search, filters }: Wanted<R>) => {
  const [loaded, setLoaded] = useState(0);
  const query = useQuery({
    queryKey: ['table', name, { pageSize, cursor, search, filters }],
    queryFn: ({ signal }) => {
      if (pageSize !== 'All') return fetchRows({ cursor, per_page: pageSize, search, filters, signal });
      setLoaded(0);
      return fetchAll(fetchRows, { search, filters, signal }, setLoaded);
    },
    placeholderData: keepPreviousData,
  });
  return { ...query, loaded };
};
