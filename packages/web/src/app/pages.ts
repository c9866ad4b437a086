import type { Pages } from '../navigation/page';

const OF_AREAS = import.meta.glob<Pages>(['../features/*/pages.{ts,tsx}', '../features/*/*/pages.{ts,tsx}'], {
  eager: true,
  import: 'PAGES',
});
/** The page of each address that has one; what is missing here says honestly that it is still to come. Guards stand in core's table. */
export const PAGES: Pages = Object.assign({}, ...Object.values(OF_AREAS));
