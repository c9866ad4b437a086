import type { AppPath } from '@wayline/core/navigation/routes';
import { partToCome } from '@wayline/core/navigation/routes-to-come';
import { COMING_PARTS, type Coming } from './coming-parts';

/** What is said at an address that is not built yet; undefined where there is a page. */
export const comingAt = (path: AppPath): Coming | undefined => {
  const part = partToCome(path);
  return part && COMING_PARTS[part];
};
