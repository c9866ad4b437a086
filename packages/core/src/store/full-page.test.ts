import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fullPage, wholeList } from './full-page';

/** A list that hands out `most` numbers at once, whatever is wanted: a reader that filters reads ahead. */
const listOf = (numbers: readonly number[], most: number) => async (cursor: string | undefined) => {
  const at = Number(cursor ?? 0);
  const until = at + most;
  return {
    items: numbers.slice(at, until),
    cursor: until < numbers.length ? String(until) : undefined,
    cursorAfter: (index: number) => String(at + index + 1),
  };
};
const isEven = (n: number) => n % 2 === 0;

it('gives every item that matches once, in order, page after page, and no page but the last too few', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat()),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 9 }),
      async (numbers, most, size) => {
        const found: number[] = [];
        let cursor: string | undefined;
        do {
          const page = await fullPage({ size, cursor, next: listOf(numbers, most), matches: isEven });
          found.push(...page.items);
          expect(page.items.length).toBeLessThanOrEqual(size);
          if (page.cursor) expect(page.items).toHaveLength(size);
          cursor = page.cursor;
        } while (cursor);
        expect(found).toEqual(numbers.filter(isEven));
      },
    ),
  );
});

it('gives no more bytes at once than were asked for, unless a single item has more, and still everything once', async () => {
  const sizeOf = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + JSON.stringify(n).length, 0);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat()),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 40 }),
      async (numbers, most, bytes) => {
        const found: number[] = [];
        let cursor: string | undefined;
        do {
          const page = await fullPage({ size: 5, cursor, next: listOf(numbers, most), matches: () => true, bytes });
          found.push(...page.items);
          if (page.items.length > 1) expect(sizeOf(page.items)).toBeLessThanOrEqual(bytes);
          cursor = page.cursor;
        } while (cursor);
        expect(found).toEqual(numbers);
      },
    ),
  );
});

it('gives everything a list holds, in order, however little is handed out at once', async () => {
  const all = fc.asyncProperty(fc.array(fc.nat()), fc.integer({ min: 1, max: 9 }), async (numbers, most) => {
    const next = listOf(numbers, most);
    expect(await wholeList(next)).toEqual(numbers);
  });
  await fc.assert(all);
});
