import { useMemo, useRef } from 'react';
import type { Column } from './table-types';

type Show<R> = NonNullable<Column<R>['show']>;

/**
 * Columns whose last one holds actions. They stay the same while the page draws anew, so that the grid keeps its cells and the focus in
 * them; what the actions do is always the latest.
 */
export const useLatestColumns = <R>(actions: Show<R>, columnsOf: (actions: Show<R>) => readonly Column<R>[]) => {
  const latest = useRef(actions);
  latest.current = actions;
  return useMemo(() => columnsOf((row) => latest.current(row)), [columnsOf]);
};
