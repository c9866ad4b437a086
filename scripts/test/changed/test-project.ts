/** The projects of vitest.config.ts. */
export type TestProject = 'unit' | 'endpoint' | 'web' | 'stacks';

const PLACES: readonly (readonly [TestProject, RegExp])[] = [
  ['unit', /^packages\/(core\/src|pages\/src\/build)\/|^scripts\//],
  ['endpoint', /^packages\/(functions|local)\//],
  ['web', /^packages\/(web|pages)\//],
  ['stacks', /^stacks\//],
];

/** The project that runs a test file; none for a file that is no test. */
export const findTestProject = (file: string): TestProject | undefined =>
  /\.test\.tsx?$/.test(file) ? PLACES.find(([, place]) => place.test(file))?.[0] : undefined;

/** What every test file of a project loads first, without importing it. */
export const LOADED_FIRST: Readonly<Record<TestProject, readonly string[]>> = {
  unit: ['packages/core/src/testing/still-clock.setup.ts'],
  endpoint: ['packages/local/src/testing/start-fresh.setup.ts'],
  web: ['packages/web/src/testing/start-fresh.setup.ts', 'packages/web/src/testing/one-page.environment.ts'],
  stacks: [],
};

/** What decides how every test is run, or which packages it finds. */
export const REACHES_EVERY_TEST = /^(package(-lock)?\.json|vitest\.config\.ts|tsconfig\.json|scripts\/patience\.ts)$/;
