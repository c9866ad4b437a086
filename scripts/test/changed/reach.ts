import path from 'node:path/posix';
import { type ImportGraph, readImports, type SourceFile } from './import-graph';
import { findCalledBeside, readHandlers } from './operations';
import { findTestProject, LOADED_FIRST, REACHES_EVERY_TEST, type TestProject } from './test-project';

/**
 * Files that put the whole product together. Each test of an endpoint loads them, and so every change would reach every one of these tests, which
 * take half an hour; they are not looked through for them. Quick tests are looked for on the other side of them too.
 */
const JOINTS: ReadonlySet<string> = new Set(
  ['contracts', 'records', 'announcers', 'errors', 'areas/index'].map((name) => `packages/core/src/${name}.ts`),
);
/** A sample of every call: a test that reads them is a sweep of all calls, and is chosen by the calls that changed. */
const SAMPLES = 'packages/functions/src/sweeps/samples.ts';

/** What a test, or what finds the texts of the app, reads without importing it: by the name of a folder or file, or by a glob. */
const NAMED = /['"`]((?:packages|docs|texts|stacks|scripts|e2e)\/[\w./-]*)['"`]/g;
const GLOB = /'(\.{1,2}\/[^'*]*)\*([^']*)'/g;
const ENDING = /(?:\.\w{1,40}){0,9}$/;
const findReadPlaces = ({ file, code }: SourceFile): { place: string; ending: string }[] => {
  const isTest = findTestProject(file) !== undefined;
  if (!isTest && !file.startsWith('scripts/texts/')) return [];
  const globbed = isTest && code.includes('import.meta.glob') ? [...code.matchAll(GLOB)] : [];
  return [
    ...[...code.matchAll(NAMED)].map(([, place = '']) => ({ place, ending: '' })),
    ...globbed.map(([, place = '', rest = '']) => ({
      place: path.join(path.dirname(file), place),
      ending: ENDING.exec(rest)?.[0] ?? '',
    })),
  ];
};
const readsOneOf = (source: SourceFile, changed: readonly string[]): boolean =>
  findReadPlaces(source).some(({ place, ending }) =>
    changed.some((file) => (file === place || file.startsWith(place.replace(/\/?$/, '/'))) && file.endsWith(ending)),
  );

const invert = (graph: ImportGraph): Map<string, Set<string>> => {
  const users = new Map<string, Set<string>>();
  for (const [file, all] of graph)
    for (const one of all) users.set(one, (users.get(one) ?? new Set<string>()).add(file));
  return users;
};

/** What a change reaches: test files by project, but for sweeps of all calls, and the calls whose handlers it is part of. */
export type Reach = {
  tests: Readonly<Record<TestProject, readonly string[]>>;
  calls: readonly string[];
  ofAllCalls: boolean;
};

/** The files that read the sample of every call, tests among them. */
const findSweeps = (users: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> => {
  const found = new Set([SAMPLES]);
  for (const file of found) for (const user of users.get(file) ?? []) found.add(user);
  return found;
};
/** The sweeps of all calls there are. */
export const listSweeps = (sources: readonly SourceFile[]): string[] =>
  [...findSweeps(invert(readImports(sources)))].filter((file) => findTestProject(file)).sort();

/** Finds what a change reaches among all sources. */
export const findReach = (
  changed: readonly string[],
  sources: readonly SourceFile[],
  others: readonly string[] = [],
): Reach => {
  const users = invert(readImports(sources, [...others, ...changed]));
  const handlers = readHandlers(sources);
  const begun = [...changed, ...sources.filter((source) => readsOneOf(source, changed)).map(({ file }) => file)];
  const spread = (isStopped: (file: string) => boolean): ReadonlySet<string> => {
    const seen = new Set(begun);
    // A set is walked in the order in which it grows.
    for (const file of seen) if (!isStopped(file)) for (const user of users.get(file) ?? []) seen.add(user);
    return seen;
  };
  const beyond = spread(() => false);
  const near = spread((file) => JOINTS.has(file));
  const sweeps = findSweeps(users);
  // What a function may do, and where it is deployed, is in its contract, which the stacks read from the list of all.
  const ofStacks = changed.some((file) => file.endsWith('.contract.ts')) ? beyond : near;
  const all = changed.some((file) => REACHES_EVERY_TEST.test(file));
  const isReached = (source: SourceFile, project: TestProject): boolean => {
    const reached = { unit: beyond, web: beyond, endpoint: near, stacks: ofStacks }[project];
    if (all || reached.has(source.file) || LOADED_FIRST[project].some((file) => beyond.has(file))) return true;
    return project === 'endpoint' && findCalledBeside(source, handlers).some((handler) => near.has(handler));
  };
  const testsOf = (project: TestProject) =>
    sources
      .filter(({ file }) => findTestProject(file) === project && (!sweeps.has(file) || changed.includes(file)))
      .filter((source) => isReached(source, project))
      .map(({ file }) => file);
  const calls = [...handlers].filter(([, handler]) => all || near.has(handler)).map(([id]) => id);
  return {
    tests: { unit: testsOf('unit'), endpoint: testsOf('endpoint'), web: testsOf('web'), stacks: testsOf('stacks') },
    calls,
    ofAllCalls: calls.length > 0 && calls.length === handlers.size,
  };
};
