import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countSerials,
  encodeBlock,
  filterSerials,
  intersect,
  newestFirst,
  readBlock,
  type SerialSet,
  subtract,
  unite,
  uniteBlocks,
} from './serial-set';

const SIZE = 4096;
const toSet = (serials: Iterable<number>): SerialSet =>
  uniteBlocks([...serials].map((n) => ({ first: n - (n % SIZE), size: SIZE, added: new Set([n % SIZE]) })));
const serials = fc.uniqueArray(fc.nat(3 * SIZE), { maxLength: 600 });
const sorted = (some: Iterable<number>) => [...some].sort((a, b) => b - a);

it('does with bits what sets do', () => {
  fc.assert(
    fc.property(serials, serials, (one, other) => {
      const [a, b] = [new Set(one), new Set(other)];
      const [x, y] = [toSet(one), toSet(other)];
      expect([...newestFirst(intersect(x, y))]).toEqual(sorted(one.filter((n) => b.has(n))));
      expect([...newestFirst(subtract(x, y))]).toEqual(sorted(one.filter((n) => !b.has(n))));
      expect([...newestFirst(unite(x, y))]).toEqual(sorted(new Set([...a, ...b])));
      expect([...newestFirst(filterSerials(x, (n) => n % 3 === 0))]).toEqual(sorted(one.filter((n) => n % 3 === 0)));
      expect(countSerials(x)).toBe(a.size);
    }),
  );
});

describe('a block', () => {
  it.each([4096, 32_768])('of %i is read as it was written, in no more bytes than its bits need', (size) => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(size - 1), { maxLength: 700 }), fc.boolean(), (some, isMost) => {
        const numbers = isMost ? Array.from({ length: size }, (_, n) => n).filter((n) => !some.includes(n)) : some;
        const base = encodeBlock(new Set(numbers), size);
        expect(base.length).toBeLessThanOrEqual(size / 8);
        expect(sorted(readBlock({ base }, size))).toEqual(sorted(numbers));
        expect([...newestFirst(uniteBlocks([{ first: 0, size, base }]))]).toEqual(sorted(numbers));
      }),
      { numRuns: 30 },
    );
  });
  it('counts what was added and removed since', () => {
    const base = encodeBlock(new Set([1, 2]), SIZE);
    const stored = { base, added: new Set([3]), removed: new Set([1]) };
    expect(sorted(readBlock(stored, SIZE))).toEqual([3, 2]);
    expect([...newestFirst(uniteBlocks([{ first: SIZE, size: SIZE, ...stored }]))]).toEqual([SIZE + 3, SIZE + 2]);
  });
});
