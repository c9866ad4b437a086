import { failingGuard, type Guard } from '@wayline/core/navigation/guards';
import { isValidElement, type ReactNode } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { guardSession } from '../lib/session';
import { Guarded } from '../navigation/guarded';
import { fetchPageCode, type Opened } from '../navigation/page';

type Around = { by?: readonly Guard[]; children?: ReactNode };

const letsIn = (by: readonly Guard[]) => failingGuard(by, guardSession()) === undefined;

/** What must be fetched for an element; nothing for one that lets nobody in. */
const neededFor = (element: ReactNode, opened: Opened): Promise<unknown>[] => {
  if (!isValidElement<Around>(element)) return [];
  const own = fetchPageCode(element, opened);
  if (own) return [own];
  const { by = [], children } = element.props;
  return element.type === Guarded && !letsIn(by) ? [] : neededFor(children, opened);
};

/**
 * Fetches all the code that an address shows, frame and page together, before anything is rendered: rendered first, each would be asked
 * for only once the one around it stands. Failures are left to the page, which asks again and says so.
 */
export const fetchFirstPage = async (
  routes: RouteObject[],
  address: { pathname: string; search?: string },
  base: string,
): Promise<void> => {
  const shown = matchRoutes(routes, address, base) ?? [];
  const { search = '' } = address;
  await Promise.allSettled(shown.flatMap(({ route, params }) => neededFor(route.element, { params, search })));
};
