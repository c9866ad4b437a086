import { readdirSync, readFileSync } from 'node:fs';
import { ALL_CONTRACTS } from '@wayline/core/contracts';
import { expect, it } from 'vitest';
import { readHandlers } from './operations';
import { LISTED_SWEEPS } from './plan-changed';
import { listSweeps } from './reach';
import { readSources } from './read-sources';
import { findTestProject, LOADED_FIRST } from './test-project';

const listFiles = (root: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => `${root}/${file}`)
    .filter((file) => !file.includes('node_modules'));

it('reads from the text of the handlers which contract each serves', () => {
  const handlers = readHandlers(readSources(listFiles('packages/functions/src')));
  const said = ALL_CONTRACTS.map(({ id, handler }) => [id, `packages/functions/src/${handler}.ts`]);
  expect([...handlers].sort()).toEqual(said.sort());
});

it('knows the project of every test, and what is loaded before each', () => {
  const tests = ['packages', 'stacks', 'scripts'].flatMap(listFiles).filter((file) => /\.test\.tsx?$/.test(file));
  expect(tests.filter((file) => !findTestProject(file))).toEqual([]);
  expect(findTestProject('packages/pages/src/build/build-pages.test.ts')).toBe('unit');
  const config = readFileSync('vitest.config.ts', 'utf8');
  const named = [...config.matchAll(/'(?:\.\/)?(packages\/[\w/-]+\.(?:setup|environment)\.ts)'/g)].map(
    ([, file]) => file,
  );
  expect(Object.values(LOADED_FIRST).flat().sort()).toEqual(named.sort());
});

it('knows how a change runs each sweep', () => {
  const sweeps = listSweeps(readSources(listFiles('packages/functions/src/sweeps')));
  expect(sweeps.length).toBeGreaterThan(0);
  expect(sweeps.filter((file) => !LISTED_SWEEPS.includes(file))).toEqual([]);
  const there = new Set(listFiles('packages/functions/src/sweeps'));
  expect(LISTED_SWEEPS.filter((file) => !there.has(file))).toEqual([]);
});
