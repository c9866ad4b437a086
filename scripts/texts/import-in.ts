import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { packagesOutside } from '../packages-outside.mjs';
import { translator } from './translator';

const inLanguage = (language: string): Plugin => {
  const { source } = translator(language, `${process.cwd()}/`);
  return {
    name: 'wayline-language',
    setup: ({ onLoad }) => {
      onLoad({ filter: /\/src\/.+\.tsx?$/ }, ({ path: file }) => {
        const contents = source(file, readFileSync(file, 'utf8'));
        return contents === undefined ? undefined : { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
};

/** A module with all it imports of ours, in a language. */
export const importIn = async <T>(language: string, entry: string): Promise<T> => {
  const outdir = path.resolve('node_modules/.cache/wayline');
  mkdirSync(outdir, { recursive: true });
  const outfile = path.join(outdir, `in-language-${process.pid}.mjs`);
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    logLevel: 'error',
    plugins: [inLanguage(language), packagesOutside()],
  });
  try {
    return (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as T;
  } finally {
    rmSync(outfile);
  }
};
