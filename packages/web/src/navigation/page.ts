import type { AppPath } from '@wayline/core/navigation/routes';
import { type ComponentType, createElement, lazy, type ReactElement, useState } from 'react';

/** The pages of an area by their addresses, in `pages.ts` of its folder. */
export type Pages = Partial<Record<AppPath, ReactElement>>;

/** The address that a page was opened by: its parts by their names, and its query. */
export type Opened = { params: Readonly<Record<string, string | undefined>>; search: string };

type Page = ComponentType & { fetchCode: (opened?: Opened) => Promise<unknown> };

/**
 * A page whose code loads when it is opened: `page(() => import('...'), 'TripListPage')`. `ask` begins to read what it shows, while its
 * code is still on its way, and is told the address where that is known already. Where the code is there already, the page is shown at once: what waits inside React, even for a moment, is
 * held back for up to 300 ms so that nothing flickers.
 */
export const page = <N extends string>(
  load: () => Promise<Record<N, ComponentType>>,
  name: N,
  ask?: (opened?: Opened) => Promise<unknown> | undefined,
): ReactElement => {
  let code: ComponentType | undefined;
  const fetchCode = async (opened?: Opened) => {
    void ask?.(opened);
    code = (await load())[name];
    return { default: code };
  };
  const Later = lazy(() => fetchCode());
  const Shown = () => createElement(useState(() => code ?? Later)[0]);
  return createElement(Object.assign(Shown, { fetchCode }));
};

/** Fetches the code of a page's element; undefined for any other element. */
export const fetchPageCode = ({ type }: ReactElement, opened: Opened): Promise<unknown> | undefined =>
  (type as Partial<Page>).fetchCode?.(opened);
