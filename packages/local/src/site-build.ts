import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildPages } from '@wayline/pages/build/build-pages';
import { isRunning } from './is-running';
import { siteSources } from './site-sources';

/** The address that search engines are told. */
const ORIGIN = 'http://localhost:3000';

const putInPlace = (built: string, place: string) => {
  rmSync(place, { recursive: true, force: true });
  renameSync(built, place);
};

/** What builds that were killed have left. */
const clearLeftovers = (cache: string) => {
  for (const name of readdirSync(cache)) {
    const [, pid] = /^site-(\d+)$/.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) rmSync(path.join(cache, name), { recursive: true, force: true });
  }
};

/**
 * Builds the web app and the public pages, unless they were built from these very sources. Built aside and put in place when whole, so
 * that nobody is served half of it. A deployment builds with the address it will have, and where visitors' mail is read. Returns the
 * folders of both, and whether they were there.
 */
export const buildSite = async (root: string, origin = ORIGIN, contact?: string) => {
  const webDir = path.join(root, 'packages/web/dist');
  const pagesDir = path.join(root, 'packages/pages/dist');
  const cache = path.join(root, 'node_modules/.cache/wayline');
  const mark = path.join(cache, 'site');
  const now = [origin, contact, process.env.WAYLINE_LANGUAGE, siteSources(root)].join(' ');
  const built = existsSync(mark) && readFileSync(mark, 'utf8') === now && existsSync(webDir) && existsSync(pagesDir);
  if (built) return { webDir, pagesDir, built };
  const { build } = await import('vite');
  const aside = path.join(cache, `site-${process.pid}`);
  const [web, pages] = [path.join(aside, 'web'), path.join(aside, 'pages')];
  mkdirSync(aside, { recursive: true });
  clearLeftovers(cache);
  try {
    await Promise.all([
      build({ root: path.join(root, 'packages/web'), logLevel: 'warn', build: { outDir: web, emptyOutDir: true } }),
      buildPages(pages, { root, origin, contact }),
    ]);
    rmSync(mark, { force: true });
    putInPlace(web, webDir);
    putInPlace(pages, pagesDir);
    writeFileSync(mark, now);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  return { webDir, pagesDir, built };
};
