import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const NAME = 'virtual:wayline/routes';
const RESOLVED = `\0${NAME}`;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CORE = path.join(ROOT, 'packages/core/src');

type ContractShape = { method: string; service: string; path: string; access: { kind: string } };

/** Method, address and kind of access of every endpoint by its id, read from the contracts when the app is built. */
const readRoutes = async (): Promise<Record<string, [method: string, address: string, access: string]>> => {
  const outdir = path.join(ROOT, 'node_modules/.cache/wayline');
  mkdirSync(outdir, { recursive: true });
  const outfile = path.join(outdir, `contracts-${process.pid}.mjs`);
  await build({
    entryPoints: [path.join(CORE, 'contracts.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    external: ['zod'],
  });
  const address = `${pathToFileURL(outfile).href}?${Date.now()}`;
  const { CONTRACTS } = (await import(address)) as { CONTRACTS: Record<string, ContractShape> };
  rmSync(outfile);
  return Object.fromEntries(
    Object.entries(CONTRACTS).map(([id, c]) => [id, [c.method, `/services/${c.service}${c.path}`, c.access.kind]]),
  );
};

/**
 * Serves `virtual:wayline/routes`, so that the app knows addresses without carrying the contracts' schemas. While
 * developing, a changed contract makes the table anew.
 */
export const routeTable = (): Plugin => ({
  name: 'wayline-route-table',
  resolveId: (id) => (id === NAME ? RESOLVED : undefined),
  load: async (id) => (id === RESOLVED ? `export const ROUTES = ${JSON.stringify(await readRoutes())};` : undefined),
  handleHotUpdate: ({ file, server }) => {
    const table = server.moduleGraph.getModuleById(RESOLVED);
    if (table && file.endsWith('.contract.ts')) server.moduleGraph.invalidateModule(table);
  },
});
