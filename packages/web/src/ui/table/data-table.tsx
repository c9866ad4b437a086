import { Box, HStack, Stack, Text, useBreakpointValue } from '@chakra-ui/react';
import { SearchX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { EmptyState } from '../empty-state';
import { ErrorState } from '../error-state';
import { AfterAMoment, CardsSkeleton, TableSkeleton } from '../skeletons';
import { ColumnChooser } from './column-chooser';
import { SearchInput } from './search-input';
import { SelectionBar } from './selection-bar';
import { TablePager } from './table-pager';
import { type DataTableProps, DEFAULT_PAGE_SIZE } from './table-types';
import { useKept } from './use-kept';
import { useTablePages } from './use-table-pages';
import { useTableRows } from './use-table-rows';

const DataGrid = lazy(async () => ({
  default: (await import('./data-grid')).DataGrid,
})) as typeof import('./data-grid').DataGrid;

const ROW = 36;
/** The heading row, the border, and the bar to scroll sideways. */
const FRAME = 56;
const NONE: readonly string[] = [];

/** A table of the product: a page of remote rows, search on Enter, columns kept per user. Source: R-TRIP-037..045. */
export const DataTable = <R,>(props: DataTableProps<R>) => {
  const {
    name,
    label,
    columns,
    rowId,
    fetchRows,
    filters = {},
    toolbar,
    searchLabel,
    empty,
    onOpen,
    card,
    selectionActions,
  } = props;
  const [search, setSearch] = useState<string>();
  const [pageSize, setPageSize] = useKept(`${name}.page-size`, props.pageSize ?? DEFAULT_PAGE_SIZE);
  const usual = columns.filter((column) => column.hidden).map(({ key }) => key);
  const [hidden, setHidden] = useKept<string[]>(`${name}.hidden-columns`, usual);
  const [ticked, setTicked] = useState<{ ids: readonly string[]; all: boolean }>({ ids: NONE, all: false });
  const pages = useTablePages(JSON.stringify([pageSize, search, filters]));
  const asCards = useBreakpointValue({ base: true, md: false }, { ssr: false }) && card;

  const { data, error, isPending, isFetching, refetch, loaded } = useTableRows({
    name,
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
  const clear = () => setTicked({ ids: NONE, all: false });

  const body = () => {
    if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (isPending) {
      return <AfterAMoment>{asCards ? <CardsSkeleton /> : <TableSkeleton />}</AfterAMoment>;
    }
    if (rows.length === 0 && pages.isFirst) {
      const nothing = (
        <EmptyState icon={SearchX} title="Nothing matches" text="Try fewer words, or take a filter off." />
      );
      return narrowed ? nothing : empty;
    }
    if (asCards)
      return (
        <Stack gap="3">
          {rows.map((row) => (
            <Box key={rowId(row)} css={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 80px' }}>
              {card(row)}
            </Box>
          ))}
        </Stack>
      );
    return (
      <Suspense fallback={<TableSkeleton rows={Math.min(rows.length, 15)} />}>
        <Box
          height={`min(${rows.length * ROW + FRAME}px, max(320px, calc(100dvh - 272px)))`}
          css={{ '& .ag-row': { cursor: onOpen ? 'pointer' : 'default' } }}
        >
          <DataGrid
            label={label}
            columns={columns}
            hidden={hidden}
            rows={rows}
            rowId={rowId}
            selected={ticked.ids}
            onSelect={selectionActions && ((ids) => setTicked({ ids, all: false }))}
            onOpen={onOpen}
          />
        </Box>
      </Suspense>
    );
  };

  return (
    <Box as="section" aria-label={label} aria-busy={isFetching} display="flex" flexDirection="column">
      <HStack gap="2" pb="3" wrap="wrap" justify="space-between">
        <HStack gap="2" wrap="wrap" flex="1" minW="0">
          {searchLabel && <SearchInput label={searchLabel} value={search} onSearch={setSearch} />}
          {toolbar}
        </HStack>
        {!asCards && (
          <ColumnChooser columns={columns} hidden={hidden} onChange={setHidden} onReset={() => setHidden(usual)} />
        )}
      </HStack>
      {pageSize === 'All' && isFetching && loaded > 0 && (
        <Text role="status" color="fg.muted" pb="2">
          {loaded.toLocaleString('en-US')} records loaded
        </Text>
      )}
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
      {selectionActions && (ticked.all || ticked.ids.length > 0) && (
        <SelectionBar
          count={ticked.ids.length}
          of={of ?? last}
          all={ticked.all}
          onAll={() => setTicked({ ids: ticked.ids, all: true })}
          onClear={clear}
        >
          {selectionActions({ ...ticked, clear })}
        </SelectionBar>
      )}
    </Box>
  );
};
