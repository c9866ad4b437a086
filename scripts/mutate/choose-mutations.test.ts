import { expect, it } from 'vitest';
import { chooseMutations } from './choose-mutations';
import type { Mutation } from './find-mutations';
import { isProductFile } from './product-files';

const mutation = (file: string, kind: string, start: number): Mutation => ({
  ...{ file, kind, start, line: 1, end: start + 1, before: 'a', after: 'b' },
});
const all = ['a.ts', 'b.ts', 'c.ts'].flatMap((file) =>
  Array.from({ length: 50 }, (_, i) => mutation(file, i === 0 ? 'rare' : 'common', i)),
);

it('chooses the same for the same seed, and others for another', () => {
  expect(chooseMutations(all, 7, 20)).toEqual(chooseMutations(all, 7, 20));
  expect(chooseMutations(all, 7, 20)).not.toEqual(chooseMutations(all, 8, 20));
});

it('takes each file once before any twice, each place once, and rare kinds too', () => {
  const chosen = chooseMutations(all, 7, 60);
  expect(new Set(chosen.slice(0, 3).map(({ file }) => file)).size).toBe(3);
  expect(new Set(chosen).size).toBe(60);
  expect(chosen.filter(({ kind }) => kind === 'rare')).toHaveLength(3);
  expect(chooseMutations(all, 7, 1000)).toHaveLength(all.length);
});

it('breaks code of the product alone, in a folder if one is named', () => {
  const rule = 'packages/core/src/areas/tags/tag.ts';
  expect(isProductFile(rule)).toBe(true);
  expect(isProductFile(rule, 'packages/functions')).toBe(false);
  for (const file of [
    'packages/core/src/areas/tags/tag.test.ts',
    'packages/core/src/testing/count-steps.ts',
    'packages/functions/src/tags/tags.samples.ts',
    'packages/functions/src/sweeps/prepare.ts',
    'packages/web/src/main.tsx',
  ])
    expect(isProductFile(file), file).toBe(false);
});
