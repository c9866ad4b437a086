import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** With the texts and what puts them in: a site in another language is made of them. */
const SITE = ['packages/web', 'packages/pages', 'packages/core/src', 'texts', 'scripts/texts'];
const HANDLERS = ['packages/functions', 'packages/pages/src', 'packages/core/src'];
const SIZES = [...SITE, 'packages/functions', 'scripts/size'];
const SKIPPED = new Set(['node_modules', 'dist']);
/** Tests are built into nothing. */
const TEST = /\.test\.tsx?$/;

/** What the sources in some folders look like now, by names, sizes and times: cheap to ask, changed by any edit. */
const fingerprint = (root: string, sources: readonly string[]): string => {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')));
  const walk = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!SKIPPED.has(entry.name)) walk(file);
      } else if (!TEST.test(entry.name)) {
        const { size, mtimeMs } = statSync(file);
        hash.update(`${file}|${size}|${mtimeMs}\n`);
      }
    }
  };
  for (const folder of sources.map((source) => path.join(root, source))) if (existsSync(folder)) walk(folder);
  return hash.digest('hex');
};

export const siteSources = (root: string): string => fingerprint(root, SITE);
export const sizeSources = (root: string): string => fingerprint(root, SIZES);
export const handlerSources = (root: string): string => fingerprint(root, HANDLERS);
