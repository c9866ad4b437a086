import type { AnyAsked } from '@wayline/core/base/list-query';
import { MESSAGES } from '@wayline/core/base/messages';
import type { ReactNode } from 'react';
import type { Texts } from '../../lib/list-address';
import type { SortKey } from './sort-rows';

/** How many records a page of a table can have. Source: R-TRIP-040. */
export const PAGE_SIZES = [10, 20, 50, 100, 200, 500, 1000, 2000, 3000, 5000, MESSAGES['table.page_size.all']] as const;
/** The usual sizes, and the one that the library opens with. Source: R-TRIP-048. */
export type PageSize = (typeof PAGE_SIZES)[number] | 25;
/** Source: R-TRIP-039. */
export const DEFAULT_PAGE_SIZE = 100;
/** As many rows as "All" loads, and how many at a time. Source: G-129. */
export const MOST_ROWS = 20_000;
export const BLOCK_OF_ALL = 1000;

export type Column<R> = {
  key: string;
  label: string;
  /** In CSS pixels; a column that may `grow` takes at least this. */
  width?: number;
  grow?: boolean;
  align?: 'end';
  /** What a cell shows; the field of the row called `key` otherwise. */
  show?: (row: R) => ReactNode;
  /** What a cell says in an exported file, where `show` is more than a text. */
  text?: (row: R) => string | number | undefined;
  /** What rows are ordered by when its heading is pressed; a column without it is not sortable. Source: R-TRIP-045. */
  sortBy?: (row: R) => SortKey;
  /** The filters by which the server itself pages the list in the order of this column. */
  ordered?: { ascending: Record<string, string>; descending: Record<string, string> };
  /** The page that the record of a row is on: the cell is a link to it, where there is one. */
  link?: (row: R) => string | undefined;
  /** Not shown until the user asks for it. */
  hidden?: boolean;
  /** Cannot be hidden. */
  always?: boolean;
};

export type RowsWanted = {
  cursor: string | undefined;
  per_page: number;
  search: string | undefined;
  filters: AnyAsked;
  signal: AbortSignal;
};
/** A page of rows. The first page knows how many there are, and how many match (`filtered`) where the server got that far. */
export type RowsPage<R> = { rows: R[]; cursor?: string; total: number; filtered?: number };
export type FetchRows<R> = (wanted: RowsWanted) => Promise<RowsPage<R>>;

/** What is ticked, with the rows of it that are in sight. */
export type Selection<R = unknown> = {
  ids: readonly string[];
  rows: readonly R[];
  /** Every row that matches is meant, loaded or not. */
  all: boolean;
  clear: () => void;
  /**
   * The rows that something is to be done to. All that match are listed when it is called; where they aren't as many as were chosen, the
   * person is asked, and it is undefined where they don't go on. `count` says so many of them in words.
   */
  list: (count: (n: number) => string) => Promise<readonly R[] | undefined>;
};

/** What a saved view of a table asks for. */
export type TableView = { search?: string; filters: Texts; sort?: string };

export type DataTableProps<R> = {
  /** Names the table: for the columns a user keeps, and for the cache key `['table', name]`. */
  name: string;
  label: string;
  columns: readonly Column<R>[];
  rowId: (row: R) => string;
  fetchRows: FetchRows<R>;
  filters?: AnyAsked;
  /** What its address says of filters that can't be read, by their names: more is shown than was asked for. */
  unreadable?: Texts;
  /** Stands beside the search: chips, tabs, a date filter. */
  toolbar?: ReactNode;
  searchLabel?: string;
  /** The search, where the page keeps it, as in its address; otherwise the table keeps it. */
  search?: string;
  onSearch?: (search: string | undefined) => void;
  /** The order, where the page keeps it; otherwise the table keeps it in the address. */
  sort?: string;
  onSort?: (sort: string | undefined) => void;
  /** Opens a saved view's search, filters and order; without it no views are offered. */
  onView?: (view: TableView) => void;
  /** A saved view as it would be saved now. */
  readView?: (view: TableView) => TableView;
  /** The name of an exported file; without it no export is offered. */
  exportAs?: string;
  pageSize?: PageSize;
  /** Shown when there are no rows at all. */
  empty: ReactNode;
  onOpen?: (row: R) => void;
  /** A row as a card, for phones; `always` where rows hold more than cells can. */
  card?: (row: R) => ReactNode;
  cards?: 'always';
  /** Stands above the rows, and says or does something about those in sight. */
  above?: (rows: readonly R[]) => ReactNode;
  selectionActions?: (selection: Selection<R>) => ReactNode;
  /** What a row is called where it is ticked on a card. */
  rowName?: (row: R) => string;
};
