import path from 'node:path';
import { ALL_CONTRACTS } from '@wayline/core/contracts';
import type { BuildOptions, BuildResult } from 'esbuild';
import { packagesOutside } from '../../../../scripts/packages-outside.mjs';
import { slimFunctions } from '../../../functions/slim-esbuild.plugin';

const FUNCTIONS = 'packages/functions/src';
export const SOCKET_ACTIONS = ['connect', 'disconnect', 'join', 'leave', 'here', 'ping', 'default'] as const;
export const JOBS = [
  'deliver-events',
  'send-mail',
  'due-work',
  'long-work',
  'after-deployment',
  'mail-feedback',
  'pre-sign-up',
] as const;

/** Every deployed handler: `trip/trips/create-trip`. */
export const HANDLER_NAMES = [
  ...new Set([
    ...ALL_CONTRACTS.map((c) => c.handler),
    ...SOCKET_ACTIONS.map((a) => `sockets/${a}`),
    ...JOBS.map((j) => `jobs/${j}`),
  ]),
];
export const getHandlerSource = (name: string) => `${FUNCTIONS}/${name}.ts`;

/** How all handlers are bundled into one folder; `apart`, each has modules of its own, as each function has when deployed. A changed handler gets a new name, so importing it loads it again. */
export const handlerBuild = (root: string, outdir: string, apart = false): BuildOptions => ({
  absWorkingDir: root,
  entryPoints: HANDLER_NAMES.map(getHandlerSource),
  outdir,
  outbase: FUNCTIONS,
  bundle: true,
  splitting: !apart,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  metafile: true,
  sourcemap: apart ? false : 'inline',
  logLevel: 'error',
  jsx: 'automatic',
  entryNames: '[dir]/[name]-[hash]',
  chunkNames: 'chunks/[hash]',
  outExtension: { '.js': '.mjs' },
  plugins: [packagesOutside(), slimFunctions()],
});

/** Which built file holds which source, relative to `outDir`. */
export const builtFiles = (root: string, outDir: string, { metafile }: BuildResult): [source: string, file: string][] =>
  Object.entries(metafile?.outputs ?? {}).flatMap(([file, { entryPoint }]) =>
    entryPoint ? [[entryPoint, path.relative(outDir, path.join(root, file))]] : [],
  );
