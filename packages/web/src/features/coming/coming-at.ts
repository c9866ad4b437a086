import type { AppPath } from '@wayline/core/navigation/routes';
import { pathAbove } from '@wayline/core/navigation/routes-titles';
import { COMING_AREAS, type Coming } from './coming-areas';

/** What is said at an address that is not built yet: its own words, or those of the address above; undefined where there is a page. */
export const comingAt = (path: AppPath): Coming | undefined => {
  const above = pathAbove(path);
  return COMING_AREAS[path] ?? (above && comingAt(above));
};
