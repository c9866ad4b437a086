import { Box, HStack, Stack, Text, useBreakpointValue } from '@chakra-ui/react';
import { SearchX } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { formatCount } from '../../lib/format-count';
import { EmptyState } from '../empty-state';
import { ErrorState } from '../error-state';
import { CardsSkeleton, Delayed, TableSkeleton } from '../skeletons';
import { ColumnChooser } from './column-chooser';
import { LaterGrid as DataGrid } from './later-grid';
import { listAllChosen } from './list-all-chosen';
import { SavedViews } from './saved-views';
import { SearchInput } from './search-input';
import { SelectionBar } from './selection-bar';
import { parseSort, sortRows, sortText } from './sort-rows';
import { SortSelect } from './sort-select';
import { TableExport } from './table-export';
import { TablePager } from './table-pager';
import { type DataTableProps, DEFAULT_PAGE_SIZE, MOST_ROWS } from './table-types';
import { TickedCard } from './ticked-card';
import { useAddressSort } from './use-address-sort';
import { useLocalSetting } from './use-local-setting';
import { useTableChoice } from './use-table-choice';
import { useTablePages } from './use-table-pages';
import { useTableRows } from './use-table-rows';

/** The border and the bar to scroll sideways. */
const FRAME = 20;
const NONE: readonly string[] = [];
/** `seen` is how many matched when all of them were chosen. */
type Ticked = { ids: readonly string[]; seen?: number };
const NOTHING_TICKED: Ticked = { ids: NONE };

/** A table of the product: a page of remote rows, search on Enter, columns kept per user. Source: R-TRIP-037..045. */
export const DataTable = <R,>(props: DataTableProps<R>) => {
  const {
    name,
    label,
    columns,
    rowId,
    fetchRows,
    filters = {},
    unreadable = {},
    toolbar,
    searchLabel,
    empty,
    onOpen,
    card,
    selectionActions,
    onView,
    readView,
    exportAs,
    rowName = rowId,
  } = props;
  const [ownSearch, setOwnSearch] = useState<string>();
  const search = props.onSearch ? props.search : ownSearch;
  const setSearch = props.onSearch ?? setOwnSearch;
  const [addressSort, setAddressSort] = useAddressSort();
  const sort = parseSort(props.onSort ? props.sort : addressSort, columns);
  const setSort = props.onSort ?? setAddressSort;
  const sortBy = sort && sortText(sort);
  const [pageSize, setPageSize] = useLocalSetting(`${name}.page-size`, props.pageSize ?? DEFAULT_PAGE_SIZE);
  const usual = useMemo(() => columns.filter((column) => column.hidden).map(({ key }) => key), [columns]);
  const { hidden, hide, showUsual, views, keepViews } = useTableChoice(name, usual);
  const shown = columns.filter(({ key }) => !hidden.includes(key));
  const pages = useTablePages(JSON.stringify([pageSize, search, filters, sortBy]));
  const question = JSON.stringify([search, filters, unreadable, pageSize, pages.cursor, sortBy]);
  const [selected, setSelected] = useState<Ticked & { question: string }>({ question, ids: NONE });
  // What was ticked under other filters or on another page is out of sight, and must not be changed unseen.
  const ticked = selected.question === question ? selected : NOTHING_TICKED;
  const setTicked = (now: Ticked) => setSelected({ ...now, question });
  const tickedIds = new Set(ticked.ids);
  const { seen } = ticked;
  const isAll = seen !== undefined;
  const isPhone = useBreakpointValue({ base: true, md: false }, { ssr: false });
  const asCards = (isPhone || props.cards === 'always') && card;

  const { data, error, isPending, isFetching, refetch, loaded, isTooLong } = useTableRows({
    name,
    columns,
    sort,
    fetchRows,
    pageSize,
    cursor: pages.cursor,
    search,
    filters,
  });
  const rows = data?.rows ?? [];
  const last = pages.first + rows.length - 1;
  const narrowed = search !== undefined || Object.values(filters).some((value) => value !== undefined);
  const next = data?.cursor;
  const countOnFirst = narrowed ? data?.filtered : data?.total;
  const of = next === undefined ? last : pages.isFirst ? countOnFirst : pages.of;
  const tickedRows = rows.filter((row) => tickedIds.has(rowId(row)));
  const clear = () => setTicked(NOTHING_TICKED);
  const isReadable = Object.keys(unreadable).length === 0;
  /** All that match by now; where they aren't those that were chosen, and the person doesn't go on, they are shown. */
  const listAll = async (chosen: number, count: (n: number) => string) => {
    const all = await listAllChosen({ fetchRows, search, filters, seen: chosen, count });
    if (!all) {
      clear();
      void refetch();
    }
    return all;
  };

  const tick = (row: R, on: boolean) => {
    const others = ticked.ids.filter((id) => id !== rowId(row));
    setTicked({ ids: on ? [...others, rowId(row)] : others });
  };
  const given = Object.entries(filters).flatMap(([by, value]) => (value === undefined ? [] : [[by, String(value)]]));

  const body = () => {
    if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (isPending) {
      return <Delayed>{asCards ? <CardsSkeleton /> : <TableSkeleton />}</Delayed>;
    }
    if (rows.length === 0 && pages.isFirst) {
      const nothing = <EmptyState icon={SearchX} title="Nothing matches" text="Try fewer words, or remove a filter." />;
      return narrowed ? nothing : empty;
    }
    if (asCards)
      return (
        <Stack gap="3">
          {rows.map((row) => (
            <Box key={rowId(row)} css={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 80px' }}>
              {selectionActions ? (
                <TickedCard
                  name={rowName(row)}
                  ticked={isAll || tickedIds.has(rowId(row))}
                  onTick={(on) => tick(row, on)}
                >
                  {card(row)}
                </TickedCard>
              ) : (
                card(row)
              )}
            </Box>
          ))}
        </Stack>
      );
    return (
      <Suspense fallback={<TableSkeleton rows={Math.min(rows.length, 15)} />}>
        <Box
          height={`min(calc(${rows.length + 1} * var(--row-height) + ${FRAME}px), max(320px, calc(100dvh - 272px)))`}
          css={{ '& .ag-row': { cursor: onOpen ? 'pointer' : 'default' } }}
        >
          <DataGrid
            label={label}
            columns={columns}
            hidden={hidden}
            rows={rows}
            rowId={rowId}
            selected={ticked.ids}
            onSelect={selectionActions && ((ids) => setTicked({ ids }))}
            onOpen={onOpen}
            sort={isTooLong ? undefined : sort}
            onSort={setSort}
          />
        </Box>
      </Suspense>
    );
  };

  return (
    <Box as="section" aria-label={label} aria-busy={isFetching} display="flex" flexDirection="column">
      <HStack gap="2" pb="3" wrap="wrap" justify="space-between" align="start">
        <HStack gap="2" wrap="wrap" flex="1" minW="0">
          {searchLabel && <SearchInput label={searchLabel} value={search} onSearch={setSearch} />}
          {toolbar}
        </HStack>
        {(exportAs || !asCards) && (
          <HStack gap="2">
            {exportAs && (
              <TableExport
                name={exportAs}
                columns={shown}
                fetchRows={fetchRows}
                search={search}
                filters={filters}
                order={sort && !isTooLong ? (all) => sortRows(all, sort, columns) : undefined}
              />
            )}
            {!asCards && <ColumnChooser columns={columns} hidden={hidden} onChange={hide} onReset={showUsual} />}
          </HStack>
        )}
      </HStack>
      {onView && (
        <Box pb="3">
          <SavedViews
            views={readView ? views.map((view) => ({ ...view, ...readView(view) })) : views}
            canSave={isReadable}
            looking={{
              search,
              filters: { ...Object.fromEntries(given), ...unreadable },
              hidden: [...hidden],
              sort: sortBy,
            }}
            onOpen={(view) => {
              hide(view.hidden);
              onView(view);
              if (!props.onSort) setSort(view.sort);
            }}
            onKeep={keepViews}
          />
        </Box>
      )}
      {asCards && columns.some(({ sortBy: by }) => by) && <SortSelect columns={columns} sort={sort} onSort={setSort} />}
      {isTooLong && (
        <Text role="status" color="fg.muted" pb="2">
          This list has more than {formatCount(MOST_ROWS)} records, too many to sort by this column. Narrow it down
          first.
        </Text>
      )}
      {(pageSize === 'All' || sort) && isFetching && loaded > 0 && (
        <Text role="status" color="fg.muted" pb="2">
          {formatCount(loaded)} records loaded
        </Text>
      )}
      {data && props.above?.(rows)}
      {body()}
      {data && (rows.length > 0 || !pages.isFirst) && (
        <TablePager
          first={pages.first}
          last={last}
          of={of}
          pageSize={pageSize}
          onPageSize={setPageSize}
          onPrevious={pages.isFirst ? undefined : pages.previous}
          onNext={next && pageSize !== 'All' ? () => pages.next(next, last, of) : undefined}
        />
      )}
      {selectionActions && (isAll || ticked.ids.length > 0) && (
        <SelectionBar
          count={ticked.ids.length}
          of={seen ?? of ?? last}
          all={isAll}
          onAll={isReadable ? () => setTicked({ ids: ticked.ids, seen: of ?? last }) : undefined}
          onClear={clear}
        >
          {selectionActions({
            ids: ticked.ids,
            rows: tickedRows,
            all: isAll,
            clear,
            list: async (count) => (isAll ? listAll(seen, count) : tickedRows),
          })}
        </SelectionBar>
      )}
    </Box>
  );
};
