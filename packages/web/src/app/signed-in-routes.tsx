import { APP_PATHS, type AppPath, DEFAULT_CHILD, listGuards } from '@wayline/core/navigation/routes';
import { lazy } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { PATHS } from '../lib/paths';
import { queryClient } from '../lib/query-client';
import { shellQuery } from '../lib/shell-query';
import { Guarded } from '../navigation/guarded';
import { page } from '../navigation/page';
import { Permitted } from '../navigation/permitted';
import { PAGES } from './pages';

const ComingPage = lazy(async () => ({ default: (await import('../features/coming/coming-page')).ComingPage }));

const DEFAULTS: Partial<Record<AppPath, string>> = DEFAULT_CHILD;
/** An address with a default child and a page of its own is the frame around its children. */
const FRAMES = APP_PATHS.filter((path) => path in DEFAULTS && path in PAGES);
const frameOf = (path: AppPath) => FRAMES.find((frame) => path.startsWith(`${frame}/`));
const toDefault = (path: AppPath) => <Navigate to={DEFAULTS[path] ?? ''} replace />;

/** The page of an address: its own, its default child's, or what is said of an area that is not built yet. */
const pageAt = (path: AppPath) => PAGES[path] ?? (path in DEFAULTS ? toDefault(path) : <ComingPage path={path} />);

const routeAt = (path: AppPath): RouteObject => ({
  path,
  element: (
    <Guarded by={listGuards(path)} path={path}>
      <Permitted path={path}>{pageAt(path)}</Permitted>
    </Guarded>
  ),
  ...(FRAMES.includes(path) && {
    children: [
      { index: true, element: toDefault(path) },
      ...APP_PATHS.filter((child) => frameOf(child) === path).map(routeAt),
    ],
  }),
});

/** What stands around every page of the app. */
export const SHELL = page(
  () => import('../features/shell/shell'),
  'Shell',
  () => queryClient.prefetchQuery(shellQuery()),
);

/** The routes behind the sign-in, made from the one table of addresses and guards; signing out stands with the pages for visitors. */
export const SIGNED_IN_ROUTES: RouteObject = {
  element: <Guarded by={['signed-in']}>{SHELL}</Guarded>,
  children: APP_PATHS.filter((path) => !frameOf(path) && path !== PATHS.logout()).map(routeAt),
};
