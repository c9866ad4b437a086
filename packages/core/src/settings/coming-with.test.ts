import { expect, it } from 'vitest';
import { COMING_WITH } from './coming-with';
import { SECTIONS } from './sections';

it('R-SHELL-053 only sections that save something wait for a part of the product', () => {
  const saved = Object.values(SECTIONS).map(({ path }) => path);
  expect(Object.keys(COMING_WITH).filter((path) => !saved.some((one) => one === path))).toEqual([]);
  expect(Object.keys(COMING_WITH)).toHaveLength(13);
});
