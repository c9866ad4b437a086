import {
  CellStyleModule,
  ClientSideRowModelModule,
  type ColDef,
  ColumnAutoSizeModule,
  type GridApi,
  ModuleRegistry,
  RowApiModule,
  RowSelectionModule,
  type RowSelectionOptions,
} from 'ag-grid-community';
import { AgGridReact, type CustomCellRendererProps } from 'ag-grid-react';
import { useEffect, useMemo, useRef } from 'react';
import { gridTheme } from '../theme/grid-theme';
import type { Column } from './table-types';

ModuleRegistry.registerModules([
  ClientSideRowModelModule,
  RowApiModule,
  RowSelectionModule,
  CellStyleModule,
  ColumnAutoSizeModule,
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
};

/** By the checkbox only: a press on the row opens it. Source: R-TRIP-043, R-TRIP-044. */
const BY_CHECKBOX: RowSelectionOptions = {
  mode: 'multiRow',
  checkboxes: true,
  headerCheckbox: true,
  enableClickSelection: false,
};

const columnDefs = <R,>(columns: readonly Column<R>[], hidden: readonly string[]): ColDef<R>[] =>
  columns.map(({ key, label, width = 140, grow, align, show }) => ({
    colId: key,
    headerName: label,
    hide: hidden.includes(key),
    ...(grow ? { flex: 1, minWidth: width } : { width }),
    ...(align === 'end' && { type: 'rightAligned' }),
    ...(show
      ? { cellRenderer: ({ data }: CustomCellRendererProps<R>) => data && show(data) }
      : { valueGetter: ({ data }) => (data as Record<string, unknown> | undefined)?.[key] }),
  }));

/** The grid itself, in a chunk of its own: rows of one page, keyboard and screen readers included, no sorting. Source: R-TRIP-045. */
export const DataGrid = <R,>({ label, columns, hidden, rows, rowId, selected, onSelect, onOpen }: Props<R>) => {
  const frame = useRef<HTMLDivElement>(null);
  const grid = useRef<GridApi<R>>(undefined);
  useEffect(() => {
    if (selected.length === 0) grid.current?.deselectAll();
  }, [selected]);
  const defs = useMemo(() => columnDefs(columns, hidden), [columns, hidden]);
  return (
    <div ref={frame} style={{ height: '100%' }}>
      <AgGridReact<R>
        theme={gridTheme}
        columnDefs={defs}
        defaultColDef={{ sortable: false, resizable: true, suppressMovable: true }}
        rowData={rows}
        getRowId={({ data }) => rowId(data)}
        rowSelection={onSelect && BY_CHECKBOX}
        animateRows={false}
        suppressCellFocus={false}
        onGridReady={({ api }) => {
          grid.current = api;
          frame.current?.querySelector('[role="grid"]')?.setAttribute('aria-label', label);
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
