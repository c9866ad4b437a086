import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { handlerSources } from '../site-sources';
import { claimBuild } from './build-cache';
import { builtFiles, getHandlerSource, HANDLER_NAMES, handlerBuild } from './handler-build';

type Handler = (event: unknown, context?: unknown) => Promise<unknown>;
/** The deployed handlers, bundled: `of('trip/trips/create-trip')`. `version` changes when the handler, or anything it is made of, changes. */
export type Handlers = {
  of(name: string): Promise<Handler>;
  version(name: string): string;
  stop(): Promise<void>;
};

const handlersIn = (outDir: string, files: ReadonlyMap<string, string>, stop: () => Promise<void>): Handlers => {
  const version = (name: string) => {
    const file = files.get(getHandlerSource(name));
    if (!file) throw new Error(`No handler called ${name}.`);
    return file;
  };
  return {
    of: async (name) =>
      ((await import(pathToFileURL(path.join(outDir, version(name))).href)) as { handler: Handler }).handler,
    version,
    stop,
  };
};

const requireSources = (root: string) => {
  const missing = HANDLER_NAMES.map(getHandlerSource).filter((file) => !existsSync(path.join(root, file)));
  if (missing.length > 0) throw new Error(`No file for these handlers: ${missing.join(', ')}`);
};

/** The handlers of these very sources, from an earlier start where there was one. The bundler ends with the build. */
export const buildHandlers = async (root: string, cache: string, apart = false): Promise<Handlers> => {
  requireSources(root);
  const { dir, files, release } = await claimBuild(cache, handlerSources(root), async (outDir) => {
    const { build } = await import('esbuild');
    return builtFiles(root, outDir, await build(handlerBuild(root, outDir, apart)));
  });
  return handlersIn(dir, new Map(files), async () => release());
};

/** The handlers as they are now, bundled again whenever a source changes, in a folder of their own. */
export const watchHandlers = async (root: string, outDir: string): Promise<Handlers> => {
  requireSources(root);
  const files = new Map<string, string>();
  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  const { context } = await import('esbuild');
  const options = handlerBuild(root, outDir);
  const build = await context({
    ...options,
    plugins: [
      ...(options.plugins ?? []),
      {
        name: 'note-built-files',
        setup: ({ onEnd }) =>
          onEnd((result) => {
            if (result.errors.length === 0)
              for (const [source, file] of builtFiles(root, outDir, result)) files.set(source, file);
          }),
      },
    ],
  });
  await build.rebuild();
  await build.watch();
  return handlersIn(outDir, files, async () => {
    await build.dispose();
    await rm(outDir, { recursive: true, force: true });
  });
};
