import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import { engineBinary } from './engine-binary';
import { enginesOn } from './test-engine';

it('takes the engine along when its owner is killed with SIGKILL', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'wayline-keeper-'));
  const file = path.join(folder, 'table.db');
  const source = readFileSync(path.join(import.meta.dirname, 'keeper.ts'), 'utf8');
  const { code } = await transform(source, { loader: 'ts', format: 'esm' });
  const owner = `${code}\nspawnGuarded(${JSON.stringify(engineBinary())}, ['serve', '-p', '0', '--db-path', ${JSON.stringify(file)}]).stderr.resume();`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', owner], { stdio: 'ignore' });
  const gone = once(parent, 'exit');
  await expect.poll(() => enginesOn(file)).toHaveLength(1);
  parent.kill('SIGKILL');
  await gone;
  await expect.poll(() => enginesOn(file)).toEqual([]);
  rmSync(folder, { recursive: true, force: true });
});
