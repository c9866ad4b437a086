import { expect, it } from 'vitest';
import { SECTIONS } from '../setting-pages/sections';
import { COMING_WITH } from './coming-with';

it('R-SHELL-053 only sections that save something wait for a part of the product', () => {
  const saved = Object.values(SECTIONS).map(({ path }) => path);
  expect(Object.keys(COMING_WITH).filter((path) => !saved.some((one) => one === path))).toEqual([]);
  expect(Object.keys(COMING_WITH)).toHaveLength(11);
});
