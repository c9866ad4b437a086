import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const SITE = ['packages/web', 'packages/pages', 'packages/core/src'];
const HANDLERS = ['packages/functions', 'packages/pages/src', 'packages/core/src'];
const SKIPPED = new Set(['node_modules', 'dist']);

/** What the sources in some folders look like now, by names, sizes and times: cheap to ask, changed by any edit. */
const fingerprint = (root: string, sources: readonly string[]): string => {
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
  for (const source of sources) walk(path.join(root, source));
  return hash.digest('hex');
};

export const siteSources = (root: string): string => fingerprint(root, SITE);
export const handlerSources = (root: string): string => fingerprint(root, HANDLERS);
