import { readFile } from 'node:fs/promises';
import path from 'node:path';

const ADDRESS = /^(?:\/[\w-]+)+$/;
/** The landing page has an address of its own, `/`. */
const LANDING = '/landing';

/** A page that was rendered when the site was built, by its address below `folder`; undefined where there is none. */
export const renderedPage = async (folder: string, pathname: string): Promise<Buffer | undefined> => {
  const address = pathname === '/' ? LANDING : pathname.replace(/\/$/, '');
  if (!ADDRESS.test(address) || (address === LANDING && pathname !== '/')) return undefined;
  return readFile(path.join(folder, `${address}.html`)).catch(() => undefined);
};

/**
 * Where a visitor of a rendered page is led on to: who brings a token into the app, which takes it in, and an address under /v1 to the page
 * itself. Source: R-SHELL-065, R-SHELL-069.
 */
export const wayFromPage = (url: URL): string | undefined => {
  const token = url.searchParams.get('userToken');
  if (token) return `/dashboard?${new URLSearchParams({ userToken: token })}`;
  return url.pathname.startsWith('/v1/') ? url.pathname.slice('/v1'.length) + url.search : undefined;
};
