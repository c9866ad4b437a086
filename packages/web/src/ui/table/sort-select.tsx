import { NativeSelect } from '@chakra-ui/react';
import { type Sort, sortText } from './sort-rows';
import type { Column } from './table-types';

type Props<R> = { columns: readonly Column<R>[]; sort: Sort | undefined; onSort: (sort: string | undefined) => void };

/** The order of cards, which have no headings to press. */
export const SortSelect = <R,>({ columns, sort, onSort }: Props<R>) => (
  <NativeSelect.Root size="xs" width="100%" mb="3">
    <NativeSelect.Field
      aria-label="Sort by"
      value={sort ? sortText(sort) : ''}
      onChange={(event) => onSort(event.target.value || undefined)}
    >
      <option value="">Default order</option>
      {columns
        .filter(({ sortBy }) => sortBy)
        .flatMap(({ key, label }) => [
          <option key={key} value={key}>{`${label}, ascending`}</option>,
          <option key={`-${key}`} value={`-${key}`}>{`${label}, descending`}</option>,
        ])}
    </NativeSelect.Field>
    <NativeSelect.Indicator />
  </NativeSelect.Root>
);
