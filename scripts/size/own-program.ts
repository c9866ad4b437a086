import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { packagesOutside } from '../packages-outside.mjs';

/** Loads a module of this repository while running, so that one that does not build is a finding and not the end of the program. */
export const loadOwn = async <T>(entry: string): Promise<T> => {
  const outfile = path.resolve('node_modules/.cache/wayline', `own-${randomUUID()}.mjs`);
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [packagesOutside()],
  });
  try {
    return (await import(pathToFileURL(outfile).href)) as T;
  } finally {
    rmSync(outfile, { force: true });
  }
};
