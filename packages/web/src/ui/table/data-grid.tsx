import {
  CellStyleModule,
  ClientSideRowModelModule,
  type ColDef,
  ColumnApiModule,
  ColumnAutoSizeModule,
  type GridApi,
  ModuleRegistry,
  RowApiModule,
  RowSelectionModule,
  type RowSelectionOptions,
} from 'ag-grid-community';
import { AgGridReact, type CustomCellRendererProps } from 'ag-grid-react';
import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { gridTheme } from '../theme/grid-theme';
import { type Sort, sortText } from './sort-rows';
import type { Column } from './table-types';

ModuleRegistry.registerModules([
  ClientSideRowModelModule,
  RowApiModule,
  RowSelectionModule,
  CellStyleModule,
  ColumnAutoSizeModule,
  ColumnApiModule,
]);

type Props<R> = {
  label: string;
  columns: readonly Column<R>[];
  hidden: readonly string[];
  rows: R[];
  rowId: (row: R) => string;
  selected: readonly string[];
  onSelect: ((ids: string[]) => void) | undefined;
  onOpen: ((row: R) => void) | undefined;
  sort: Sort | undefined;
  onSort: (sort: string | undefined) => void;
};
const WIDTH = 140;

/** By the checkbox only: a press on the row opens it. Source: R-TRIP-043, R-TRIP-044. */
const BY_CHECKBOX: RowSelectionOptions = {
  mode: 'multiRow',
  checkboxes: true,
  headerCheckbox: true,
  enableClickSelection: false,
};

/** The rows come in order; the grid shows by which column and leaves them as they are. */
const AS_THEY_COME = () => 0;

const shownIn = <R,>({ key, show, link }: Column<R>): ColDef<R> => {
  const showIn = (row: R) => (show ? show(row) : String((row as Record<string, unknown>)[key] ?? ''));
  if (link)
    return {
      cellRenderer: ({ data }: CustomCellRendererProps<R>) => {
        const to = data && link(data);
        if (!data || !to) return data && showIn(data);
        return (
          <Link to={to} className="row-link">
            {showIn(data)}
          </Link>
        );
      },
    };
  return show
    ? { cellRenderer: ({ data }: CustomCellRendererProps<R>) => data && show(data) }
    : { valueGetter: ({ data }) => (data as Record<string, unknown> | undefined)?.[key] };
};

const columnDefs = <R,>(columns: readonly Column<R>[], hidden: readonly string[]): ColDef<R>[] =>
  columns.map((column) => ({
    colId: column.key,
    headerName: column.label,
    hide: hidden.includes(column.key),
    ...(column.grow ? { flex: 1, minWidth: column.width ?? WIDTH } : { width: column.width ?? WIDTH }),
    ...(column.align === 'end' && { type: 'rightAligned' }),
    sortable: column.sortBy !== undefined,
    comparator: AS_THEY_COME,
    ...shownIn(column),
  }));

/** Apart from the columns: the grid tells of a press a moment later, and columns that change meanwhile must not take it off. */
const showSort = (api: GridApi | undefined, key: string | undefined, descending: boolean | undefined) =>
  api?.applyColumnState({
    state: key === undefined ? [] : [{ colId: key, sort: descending ? 'desc' : 'asc' }],
    defaultState: { sort: null },
  });

/** The grid itself, in a chunk of its own: rows of one page, keyboard and screen readers included; only columns declared so can be sorted by. Source: R-TRIP-045. */
export const DataGrid = <R,>(props: Props<R>) => {
  const { label, columns, hidden, rows, rowId, selected, onSelect, onOpen, sort, onSort } = props;
  const frame = useRef<HTMLDivElement>(null);
  const grid = useRef<GridApi<R>>(undefined);
  useEffect(() => {
    if (selected.length === 0) grid.current?.deselectAll();
  }, [selected]);
  const defs = useMemo(() => columnDefs(columns, hidden), [columns, hidden]);
  const { key, descending } = sort ?? {};
  useEffect(() => {
    showSort(grid.current, key, descending);
  }, [key, descending]);
  return (
    <div ref={frame} style={{ height: '100%' }}>
      <AgGridReact<R>
        theme={gridTheme}
        columnDefs={defs}
        defaultColDef={{ resizable: true, suppressMovable: true }}
        rowData={rows}
        getRowId={({ data }) => rowId(data)}
        rowSelection={onSelect && BY_CHECKBOX}
        animateRows={false}
        suppressMultiSort
        suppressCellFocus={false}
        onGridReady={({ api }) => {
          grid.current = api;
          // Nothing is taken off a new grid: its heading may have been pressed already.
          if (key) showSort(api, key, descending);
          frame.current?.querySelector('[role="grid"]')?.setAttribute('aria-label', label);
        }}
        onSortChanged={({ api, source }) => {
          if (source !== 'uiColumnSorted') return;
          const chosen = api.getColumnState().find((column) => column.sort);
          onSort(chosen && sortText({ key: chosen.colId, descending: chosen.sort === 'desc' }));
        }}
        onSelectionChanged={({ api, source }) => {
          if (source !== 'api') onSelect?.(api.getSelectedRows().map(rowId));
        }}
        onRowDataUpdated={({ api }) => {
          const ticked = new Set(selected);
          const nodes = api.getRenderedNodes().filter(({ id }) => id && ticked.has(id));
          if (nodes.length > 0) api.setNodesSelected({ nodes, newValue: true });
        }}
        onRowClicked={({ data, event }) => {
          const target = event?.target;
          if (data && !(target instanceof Element && target.closest('a, button, input, label'))) onOpen?.(data);
        }}
        onCellKeyDown={({ data, event }) => {
          const pressed = event instanceof KeyboardEvent && event.key === 'Enter';
          if (data && pressed && !(event.target instanceof Element && event.target.closest('a, button, input')))
            onOpen?.(data);
        }}
      />
    </div>
  );
};
