import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  ALL_PLACES,
  encodeOrder,
  findPlace,
  ORDER_BLOCK,
  placedBetween,
  readOrder,
  type StoredOrder,
  takeOrderedPage,
  tidyOrder,
  toDayPlace,
  toWaitingName,
} from './order-column';
import { newestFirst } from './serial-set';

const places = (least: number, most: number) =>
  fc
    .uniqueArray(fc.tuple(fc.nat(ORDER_BLOCK - 1), fc.oneof(fc.constant(1), fc.integer({ min: least, max: most }))), {
      selector: ([n]) => n,
      maxLength: 300,
    })
    .map((some) => {
      const values = new Uint16Array(ORDER_BLOCK);
      for (const [n, value] of some) values[n] = value;
      return values;
    });

it.each([
  [20_000, 24_093, 1538],
  [2, 65_535, 2050],
])('places from %i to %i are read as they were written, in at most %i bytes', (least, most, bytes) => {
  fc.assert(
    fc.property(places(least, most), (values) => {
      const base = encodeOrder(values);
      expect(base.length).toBeLessThanOrEqual(bytes);
      expect(readOrder({ base })).toEqual(values);
    }),
    { numRuns: 50 },
  );
});

it('what came since counts instead of what was there, and is worked in once it is much', () => {
  const base = encodeOrder(Uint16Array.from({ length: ORDER_BLOCK }, (_, i) => i + 1));
  const few: StoredOrder = { base, [toWaitingName(3)]: 900, [toWaitingName(1023)]: 0 };
  expect([...readOrder(few)].filter((value, i) => value !== i + 1)).toEqual([900, 0]);
  expect(tidyOrder(few)).toBeUndefined();
  const many = Object.fromEntries(Array.from({ length: 33 }, (_, i) => [toWaitingName(i * 2), 7]));
  const tidied = tidyOrder({ base, ...many });
  expect(readOrder({ base: tidied === 'empty' ? undefined : tidied })).toEqual(readOrder({ base, ...many }));
});

it('can go once all its records have gone', () => {
  expect(tidyOrder({ [toWaitingName(3)]: 0 })).toBe('empty');
  expect(tidyOrder({ [toWaitingName(3)]: 0, [toWaitingName(4)]: 1 })).toBeUndefined();
});

it('says which records are in their place between two', () => {
  const values = Uint16Array.from({ length: ORDER_BLOCK }, (_, i) => i);
  const column = new Map([
    [0, values],
    [5, values],
  ]);
  expect([...newestFirst(placedBetween(column, [5, 6]))]).toEqual([5 * ORDER_BLOCK + 6, 5 * ORDER_BLOCK + 5, 6, 5]);
  expect([findPlace(column, 5 * ORDER_BLOCK + 9), findPlace(column, 4 * ORDER_BLOCK)]).toEqual([9, 0]);
});

it('hands out pages by place and then by number, either way, without a gap or a repetition', () => {
  const values = Uint16Array.from({ length: ORDER_BLOCK }, (_, i) => (i < 100 ? 1 + (i % 7) : 0));
  const column = new Map([[2, values]]);
  const found = placedBetween(column, ALL_PLACES);
  const sorted = [...newestFirst(found)].sort((a, b) => findPlace(column, a) - findPlace(column, b) || a - b);
  for (const lastFirst of [false, true]) {
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = takeOrderedPage(found, column, { size: 9, cursor, lastFirst });
      seen.push(...page.serials);
      cursor = page.cursor;
    } while (cursor);
    expect(seen).toEqual(lastFirst ? [...sorted].reverse() : sorted);
  }
});

it('gives days that no place is left for the first or the last one', () => {
  expect([toDayPlace('0900-01-01'), toDayPlace('9999-12-31')]).toEqual([2, 65_535]);
});
