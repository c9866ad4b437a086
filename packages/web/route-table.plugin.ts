import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const NAME = 'virtual:wayline/routes';
const RESOLVED = `\0${NAME}`;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

type ContractShape = { method: string; service: string; path: string };

/** Method and address of every endpoint by its id, read from the contracts when the app is built. */
const readRoutes = async (): Promise<Record<string, [string, string]>> => {
  const outdir = path.join(ROOT, 'node_modules/.cache/wayline');
  mkdirSync(outdir, { recursive: true });
  const outfile = path.join(outdir, `contracts-${process.pid}.mjs`);
  await build({
    entryPoints: [path.join(ROOT, 'packages/core/src/contracts.ts')], outfile, bundle: true, platform: 'node', format: 'esm',
    target: 'node20', logLevel: 'error', external: ['zod'],
  });
  const { CONTRACTS } = (await import(`${pathToFileURL(outfile).href}?${Date.now()}`)) as { CONTRACTS: Record<string, ContractShape> };
  return Object.fromEntries(Object.entries(CONTRACTS).map(([id, c]) => [id, [c.method, `/services/${c.service}${c.path}`]]));
};

/** Serves `virtual:wayline/routes`, so that the app knows addresses without carrying the contracts' schemas. */
export const routeTable = (): Plugin => ({
  name: 'wayline-route-table',
  resolveId: (id) => (id === NAME ? RESOLVED : undefined),
  load: async (id) => (id === RESOLVED ? `export const ROUTES = ${JSON.stringify(await readRoutes())};` : undefined),
});
