import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnyAsked } from '@wayline/core/base/list-query';
import { useMemo, useState } from 'react';
import { fetchAllRows } from './fetch-all-rows';
import { keepRowsOf } from './keep-rows';
import { newestKnown } from './newest-known';
import { type Sort, sortRows, sortText } from './sort-rows';
import type { Column, FetchRows, PageSize, RowsPage } from './table-types';

type Wanted<R> = {
  name: string;
  columns: readonly Column<R>[];
  fetchRows: FetchRows<R>;
  pageSize: PageSize;
  cursor: string | undefined;
  search: string | undefined;
  filters: AnyAsked;
  sort: Sort | undefined;
};

/** One page as the server orders it. What asks ahead of the table asks by this, so that the table finds its answer. */
export const tablePageQuery = <R>(
  client: QueryClient,
  {
    name,
    fetchRows,
    pageSize,
    cursor,
    search,
    filters,
  }: Pick<Wanted<R>, 'name' | 'fetchRows' | 'pageSize' | 'cursor' | 'search' | 'filters'>,
) =>
  queryOptions({
    queryKey: ['table', name, { pageSize, cursor, search, filters }],
    queryFn: async ({ signal }) =>
      newestKnown(client, name, await fetchRows({ cursor, per_page: Number(pageSize), search, filters, signal })),
  });

/** A page of rows that are all there; its cursor is how many rows come before it. */
const pageOf = <R>(rows: R[], cursor: string | undefined, size: PageSize): RowsPage<R> => {
  const first = Number(cursor ?? 0);
  const end = size === 'All' ? rows.length : first + size;
  const more = end < rows.length && { cursor: String(end) };
  return { rows: rows.slice(first, end), total: rows.length, filtered: rows.length, ...more };
};

/** The filters of a table that only say in which order the rows come. */
const ordersIn = <R>(columns: readonly Column<R>[]): ReadonlySet<string> =>
  new Set(columns.flatMap(({ ordered }) => Object.values(ordered ?? {}).flatMap((order) => Object.keys(order))));

/**
 * The rows of a table's page; the page before stays until the next one of the same search is there. The server pages a list in its own order, and in those
 * of columns that its index has. By any other column a list is sorted when all of it is here, so that no page is sorted by itself;
 * `isTooLong` says that there is more than that, and that the list keeps its own order.
 */
export const useTableRows = <R>(wanted: Wanted<R>) => {
  const { name, columns, fetchRows, pageSize, cursor, search, sort } = wanted;
  const client = useQueryClient();
  const [loaded, setLoaded] = useState(0);
  const indexed = sort && columns.find(({ key }) => key === sort.key)?.ordered;
  const filters = { ...wanted.filters, ...indexed?.[sort?.descending ? 'descending' : 'ascending'] };
  const placeholderData = keepRowsOf({ search, filters }, ordersIn(columns));
  const all = useQuery({
    queryKey: ['table', name, { whole: true, search, filters }],
    queryFn: async ({ signal }) => {
      setLoaded(0);
      return newestKnown(client, name, await fetchAllRows(fetchRows, { search, filters, signal }, setLoaded));
    },
    placeholderData,
    enabled: pageSize === 'All' || (sort !== undefined && !indexed),
  });
  const isTooLong = sort !== undefined && !indexed && all.data?.cursor !== undefined;
  const isSorted = sort !== undefined && !indexed && !isTooLong;
  const page = useQuery({
    ...tablePageQuery(client, { name, fetchRows, pageSize, cursor, search, filters }),
    placeholderData,
    enabled: pageSize !== 'All' && !isSorted,
  });
  const order = isSorted ? sortText(sort) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `order` is what `sort` says, and is the same while it says the same.
  const sorted = useMemo(
    () => (order && sort && all.data ? sortRows(all.data.rows, sort, columns) : undefined),
    [all.data, order, columns],
  );
  const query = pageSize === 'All' || isSorted ? all : page;
  const data = sorted ? pageOf(sorted, cursor, pageSize) : (query.data ?? page.data);
  return {
    ...{ data, loaded, isTooLong },
    ...{ error: query.error, isPending: !data && query.isPending, isFetching: query.isFetching },
    refetch: query.refetch,
  };
};
