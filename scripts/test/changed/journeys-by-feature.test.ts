import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { journeyFile } from './choose-journeys';
import { JOURNEYS_BY_FEATURE, JOURNEYS_OF_PAGES, OF_THE_FULL_RUN, SMOKE } from './journeys-by-feature';

const listFolders = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
/** Zones of functions beside the areas: what every endpoint goes through, and what tests all of them. */
const NO_FEATURES = new Set(['kernel', 'sweeps', 'abuse']);
const FEATURES = ['packages/web/src/features', 'packages/core/src/areas', 'packages/functions/src'].flatMap((root) =>
  listFolders(root)
    .filter((name) => !NO_FEATURES.has(name))
    .flatMap((name) =>
      name === 'trip' ? [name, ...listFolders(`${root}/trip`).map((part) => `trip/${part}`)] : [name],
    ),
);
const listed = [
  ...Object.values(JOURNEYS_BY_FEATURE).flatMap((journeys) => (typeof journeys === 'string' ? [] : journeys)),
  ...JOURNEYS_OF_PAGES,
  ...SMOKE,
  ...OF_THE_FULL_RUN,
];

it('names every feature there is, and none that is gone', () => {
  expect(Object.keys(JOURNEYS_BY_FEATURE)).toEqual([...new Set(FEATURES)].sort());
});

it('names every journey there is, and none that is gone', () => {
  const journeys = readdirSync('e2e').filter((name) => /\.(spec|phone|clock)\.ts$/.test(name));
  const named = new Set(listed.map((name) => journeyFile(name)));
  expect([...named].sort()).toEqual(journeys.map((name) => `e2e/${name}`).sort());
  expect([...named].filter((file) => !existsSync(file))).toEqual([]);
});
