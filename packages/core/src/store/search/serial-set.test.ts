import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BLOCK_SIZE,
  countSerials,
  encodeBlock,
  filterSerials,
  intersect,
  newestFirst,
  readBlock,
  type SerialSet,
  subtract,
  toBlock,
  toPlace,
  unite,
  uniteBlocks,
} from './serial-set';

const toSet = (serials: Iterable<number>): SerialSet =>
  uniteBlocks([...serials].map((serial) => ({ block: toBlock(serial), added: new Set([toPlace(serial)]) })));
const serials = fc.uniqueArray(fc.nat(3 * BLOCK_SIZE), { maxLength: 600 });
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
  const places = fc.uniqueArray(fc.nat(BLOCK_SIZE - 1), { maxLength: 700 });
  it('is read as it was written, in no more than 512 bytes', () => {
    fc.assert(
      fc.property(places, (numbers) => {
        const base = encodeBlock(new Set(numbers));
        expect(base.length).toBeLessThanOrEqual(512);
        expect(sorted(readBlock({ base }))).toEqual(sorted(numbers));
        expect([...newestFirst(uniteBlocks([{ block: 0, base }]))]).toEqual(sorted(numbers));
      }),
    );
  });
  it('counts what was added and removed since', () => {
    const base = encodeBlock(new Set([1, 2]));
    const stored = { base, added: new Set([3]), removed: new Set([1]) };
    expect(sorted(readBlock(stored))).toEqual([3, 2]);
    expect([...newestFirst(uniteBlocks([{ block: 1, ...stored }]))]).toEqual([BLOCK_SIZE + 3, BLOCK_SIZE + 2]);
  });
});
