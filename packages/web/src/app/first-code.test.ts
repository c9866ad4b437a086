import { expect, it } from 'vitest';
import { pagesIn } from '../../first-code.plugin';
import { PAGES } from './pages';

const SOURCES = import.meta.glob<string>(['../features/*/pages.{ts,tsx}', '../features/*/*/pages.{ts,tsx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
/** A page without a module of its own waits for one inside it. */
const hasModule = ({ type }: { type: unknown }) => typeof type === 'function' && 'fetchCode' in type;

it('finds the module of every page as its feature writes it, so that its files are asked for before the app runs', () => {
  const found = Object.entries(SOURCES).flatMap(([file, source]) => pagesIn(file, source));
  const pages = Object.entries(PAGES).flatMap(([address, element]) => (hasModule(element) ? [address] : []));
  expect(found.map(([address]) => address).sort()).toEqual(pages.sort());
});
