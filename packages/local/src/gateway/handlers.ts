import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ALL_CONTRACTS } from '@wayline/core/contracts';
import { type BuildContext, context, type Plugin } from 'esbuild';
import { packagesOutside } from '../../../../scripts/packages-outside.mjs';

const FUNCTIONS = 'packages/functions/src';
export const SOCKET_ACTIONS = ['connect', 'disconnect', 'join', 'leave', 'here', 'ping', 'default'] as const;
export const JOBS = ['deliver-events', 'send-mail', 'due-work', 'long-work', 'after-deployment'] as const;

type Handler = (event: unknown, context?: unknown) => Promise<unknown>;
/** The deployed handlers, bundled on the fly: `of('trips/create-trip')`. */
export type Handlers = { of(name: string): Promise<Handler>; stop(): Promise<void> };

const NAMES = [
  ...new Set([
    ...ALL_CONTRACTS.map((c) => c.handler),
    ...SOCKET_ACTIONS.map((a) => `realtime/${a}`),
    ...JOBS.map((j) => `jobs/${j}`),
  ]),
];

/** Remembers which built file holds which handler; a changed handler gets a new name, so importing it loads it anew. */
const remember = (root: string, files: Map<string, string>): Plugin => ({
  name: 'remember-handlers',
  setup(build) {
    build.onEnd((result) => {
      if (result.errors.length > 0) return;
      for (const [file, output] of Object.entries(result.metafile?.outputs ?? {})) {
        if (output.entryPoint) files.set(output.entryPoint, pathToFileURL(path.join(root, file)).href);
      }
    });
  },
});

/** Bundles every handler into a folder of its own, which is cleared before and after; with `watch`, again whenever a file changes. */
export const buildHandlers = async (root: string, outDir: string, watch = false): Promise<Handlers> => {
  const files = new Map<string, string>();
  const entryPoints = NAMES.map((name) => `${FUNCTIONS}/${name}.ts`);
  const missing = entryPoints.filter((file) => !existsSync(path.join(root, file)));
  if (missing.length > 0) throw new Error(`No file for these handlers: ${missing.join(', ')}`);
  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  const build: BuildContext = await context({
    absWorkingDir: root,
    entryPoints,
    outdir: outDir,
    outbase: FUNCTIONS,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    metafile: true,
    sourcemap: 'inline',
    logLevel: 'error',
    jsx: 'automatic',
    entryNames: '[dir]/[name]-[hash]',
    chunkNames: 'chunks/[hash]',
    outExtension: { '.js': '.mjs' },
    plugins: [packagesOutside(), remember(root, files)],
  });
  await build.rebuild();
  if (watch) await build.watch();
  return {
    of: async (name) => {
      const file = files.get(`${FUNCTIONS}/${name}.ts`);
      if (!file) throw new Error(`No handler called ${name}.`);
      return ((await import(file)) as { handler: Handler }).handler;
    },
    stop: async () => {
      await build.dispose();
      await rm(outDir, { recursive: true, force: true });
    },
  };
};
