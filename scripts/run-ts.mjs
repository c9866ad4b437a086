#!/usr/bin/env node
// Runs a TypeScript program of this repository: bundles our own code with esbuild, leaves packages to Node, and imports the result.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { packagesOutside } from './packages-outside.mjs';

const [entry, ...rest] = process.argv.slice(2);
if (!entry) {
  console.error('usage: node scripts/run-ts.mjs FILE.ts [ARGUMENTS]');
  process.exit(2);
}
const outdir = path.resolve('node_modules/.cache/wayline');
mkdirSync(outdir, { recursive: true });
const outfile = path.join(outdir, `${entry.replace(/[^\w]/g, '_')}.mjs`);
await build({
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  jsx: 'automatic',
  sourcemap: 'inline',
  logLevel: 'error',
  plugins: [packagesOutside()],
});
process.argv = [process.argv[0], entry, ...rest];
await import(pathToFileURL(outfile).href);
