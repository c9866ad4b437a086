import type { Column } from './table-types';

/** By which column rows are ordered: its key, with a minus before it where the order is descending, as an address has it. */
export type Sort = { key: string; descending: boolean };
export type SortKey = string | number | undefined;

export const sortText = ({ key, descending }: Sort): string => `${descending ? '-' : ''}${key}`;
/** What an address asks for, where that column can be sorted by. */
export const parseSort = <R>(text: string | undefined, columns: readonly Column<R>[]): Sort | undefined => {
  if (!text) return undefined;
  const descending = text.startsWith('-');
  const key = descending ? text.slice(1) : text;
  return columns.some((column) => column.key === key && column.sortBy) ? { key, descending } : undefined;
};

const TEXTS = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });
const isNothing = (key: SortKey) => key === undefined || key === null || key === '';
const compare = (a: SortKey, b: SortKey): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : TEXTS.compare(String(a), String(b));

/** The rows in order; those with nothing in the column come last, whichever way, and equal ones stay as they were. */
export const sortRows = <R>(
  rows: readonly R[],
  { key, descending }: Sort,
  columns: readonly Pick<Column<R>, 'key' | 'sortBy'>[],
): R[] => {
  const by = columns.find((column) => column.key === key)?.sortBy;
  if (!by) return [...rows];
  return rows
    .map((row) => ({ row, at: by(row) }))
    .sort((a, b) => {
      if (isNothing(a.at) || isNothing(b.at)) return Number(isNothing(a.at)) - Number(isNothing(b.at));
      return descending ? compare(b.at, a.at) : compare(a.at, b.at);
    })
    .map(({ row }) => row);
};

const DIGITS = 16;
/** Above any loss, so that losses sort below gains as texts. */
const ABOVE_LOSSES = 4_000_000_000_000_000;
/** Amounts of one currency by size, currencies apart: without a rate no amount of one is more than one of another. */
export const moneyKey = (minor: number | undefined, currency: string | null | undefined): SortKey =>
  minor === undefined || !currency ? undefined : `${currency} ${String(ABOVE_LOSSES + minor).padStart(DIGITS, '0')}`;
