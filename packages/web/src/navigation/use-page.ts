import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '../lib/listeners';

export type Crumb = { label: string; to?: string };
type Page = { title: string; crumbs?: readonly Crumb[] };

const NONE: Page = { title: '' };
let shown: Page = NONE;
const { subscribe, tellAll } = createListeners();

/** Names the page while it is there: in the browser's title and in the breadcrumb, which ends with the page itself. */
export const usePage = ({ title, crumbs = [] }: Page): void => {
  const trail = JSON.stringify(crumbs);
  useEffect(() => {
    shown = { title, crumbs: JSON.parse(trail) as Crumb[] };
    document.title = `${title} · Wayline`;
    tellAll();
  }, [title, trail]);
  useEffect(
    () => () => {
      shown = NONE;
    },
    [],
  );
};

/** The page that is shown, for the shell. */
export const useShownPage = (): Page => useSyncExternalStore(subscribe, () => shown);
