import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { claimBuild } from './build-cache';

/** A process number that no machine gives out. */
const NO_PROCESS = 2 ** 30;

let cache: string;
beforeAll(() => {
  cache = mkdtempSync(path.join(tmpdir(), 'wayline-builds-'));
});
afterAll(() => rmSync(cache, { recursive: true }));

let builds = 0;
const claim = (fingerprint: string) =>
  claimBuild(cache, fingerprint, async (outDir) => {
    builds += 1;
    writeFileSync(path.join(outDir, 'get-trip.mjs'), fingerprint);
    return [['get-trip.ts', 'get-trip.mjs']];
  });

it('builds once from the same sources, and again from others', async () => {
  const [first, second] = [await claim('a'), await claim('a')];
  expect(builds).toBe(1);
  expect(second).toMatchObject({ dir: first.dir, files: [['get-trip.ts', 'get-trip.mjs']] });
  expect(readFileSync(path.join(second.dir, 'get-trip.mjs'), 'utf8')).toBe('a');
  expect((await claim('b')).dir).not.toBe(first.dir);
  expect(builds).toBe(2);
});

it('keeps what a running product uses, and clears what nobody does', async () => {
  const used = await claim('used');
  const left = await claim('left');
  left.release();
  const killed = path.join(cache, `building-${NO_PROCESS}`);
  mkdirSync(killed);
  await claim('next');
  expect([used.dir, left.dir, killed].map((dir) => existsSync(dir))).toEqual([true, false, false]);
});

it('leaves nothing of a build that failed, and builds again', async () => {
  const failing = claimBuild(cache, 'failing', () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  const before = builds;
  await claim('failing');
  expect(builds).toBe(before + 1);
});
