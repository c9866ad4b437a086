import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildPages } from '@wayline/pages/build/build-pages';

const SOURCES = ['packages/web', 'packages/pages', 'packages/core/src'];
/** The address search engines are told; a deployment names its own. */
const SITE = process.env.WAYLINE_SITE ?? 'http://localhost:3000';
const SKIPPED = new Set(['node_modules', 'dist']);

/** What the sources look like now, by names, sizes and times: cheap to ask, changed by any edit. */
const fingerprint = (root: string): string => {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')));
  const walk = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!SKIPPED.has(entry.name)) walk(file);
      } else {
        const { size, mtimeMs } = statSync(file);
        hash.update(`${file}|${size}|${mtimeMs}\n`);
      }
    }
  };
  for (const source of SOURCES) walk(path.join(root, source));
  return hash.digest('hex');
};

/** Builds the web app and the public pages, unless they were built from these very sources. */
export const buildSite = async (root: string) => {
  const webDir = path.join(root, 'packages/web/dist');
  const pagesDir = path.join(root, 'packages/pages/dist');
  const mark = path.join(root, 'node_modules/.cache/wayline/site');
  const now = fingerprint(root);
  const built = existsSync(mark) && readFileSync(mark, 'utf8') === now && existsSync(webDir) && existsSync(pagesDir);
  if (!built) {
    const { build } = await import('vite');
    await Promise.all([
      build({ root: path.join(root, 'packages/web'), logLevel: 'warn' }),
      buildPages(pagesDir, { root, origin: SITE }),
    ]);
    writeFileSync(mark, now);
  }
  return { webDir, pagesDir };
};
