import { describe, expect, it } from 'vitest';
import { moneyKey, parseSort, sortRows, sortText } from './sort-rows';
import type { Column } from './table-types';

type Row = { id: number; name?: string; price?: number; currency?: string };
const COLUMNS: readonly Column<Row>[] = [
  { key: 'id', label: 'No.' },
  { key: 'name', label: 'Name', sortBy: ({ name }) => name },
  { key: 'price', label: 'Price', sortBy: ({ price, currency }) => moneyKey(price, currency) },
];
const ids = (rows: readonly Row[], by: string) => {
  const sort = parseSort(by, COLUMNS);
  return sort && sortRows(rows, sort, COLUMNS).map(({ id }) => id);
};

describe('rows in order', () => {
  const rows: Row[] = [
    { id: 1, name: 'T-1010' },
    { id: 2 },
    { id: 3, name: 't-999' },
    { id: 4, name: '' },
    { id: 5, name: 'T-1010' },
  ];
  it('go by numbers within texts, whatever the case, with nothing last either way and equals as they were', () => {
    expect(ids(rows, 'name')).toEqual([3, 1, 5, 2, 4]);
    expect(ids(rows, '-name')).toEqual([1, 5, 3, 2, 4]);
  });
  it('keep currencies apart, and losses below gains', () => {
    const priced: Row[] = [
      { id: 1, price: 500, currency: 'USD' },
      { id: 2, price: 9000, currency: 'EUR' },
      { id: 3, price: -100, currency: 'USD' },
      { id: 4, price: 10_000, currency: 'USD' },
      { id: 5 },
    ];
    expect(ids(priced, 'price')).toEqual([2, 3, 1, 4, 5]);
    expect(ids(priced, '-price')).toEqual([4, 1, 3, 2, 5]);
  });
  it('R-TRIP-045 are asked for by columns that are declared sortable, and by no other', () => {
    expect(parseSort('id', COLUMNS)).toBeUndefined();
    expect(parseSort('-nothing', COLUMNS)).toBeUndefined();
    expect(parseSort('-name', COLUMNS)).toEqual({ key: 'name', descending: true });
    expect(sortText({ key: 'name', descending: true })).toBe('-name');
  });
});
