import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { ACKNOWLEDGED } from './acknowledged';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const BUNDLE = path.join(ROOT, 'node_modules/.cache/wayline/durability/writer.mjs');

/** Bundles the writer; it lies where its packages are found. */
export const buildWriter = async (): Promise<void> => {
  await build({
    absWorkingDir: ROOT,
    entryPoints: [path.join(import.meta.dirname, 'writer.ts')],
    outfile: BUNDLE,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['@dynoxide/*'],
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
};

/** Runs the writer on a database file and kills it, engine and all, as soon as `killAfter` trips were acknowledged. Returns all of those. */
export const writeUntilKilled = async (file: string, token: string, killAfter: number): Promise<string[]> => {
  const child = spawn(process.execPath, [BUNDLE, file, token], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  });
  const ended = once(child, 'exit');
  const acknowledged: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    if (!line.startsWith(ACKNOWLEDGED)) continue;
    acknowledged.push(line.slice(ACKNOWLEDGED.length));
    if (acknowledged.length === killAfter) process.kill(-(child.pid as number), 'SIGKILL');
  }
  const [, signal] = (await ended) as [number | null, string | null];
  if (signal !== 'SIGKILL') throw new Error('The writer ended by itself.');
  return acknowledged;
};
