import path from 'node:path/posix';
import type { SourceFile } from './value-imports';

/** Found by their name, in files that no import names: handlers of endpoints and jobs, and what a tool asks a module for. */
const FOUND_BY_NAME = new Set(['handler', 'PAGES']);
const DECLARED = /^export (?:async )?(?:const|let|function\*?|class|enum) (\w+)/gm;
const COMMENT = /^(?:\*|\/[*/])/;
/** What an import or an export from elsewhere names, and where that is; all of it where the clause isn't a list. */
const FROM = /^[ \t]*(?:import|export)\b\s*(?:type\b\s*)?([^;'"]{0,5000}?)\bfrom\s{0,9}'([^']+)'/gm;
const LATE = /\bimport\(\s*'([^']+)'/g;
const LOCAL = /^@wayline\/([^/]+)\/(.+)$/;
const ALL = '*';

const withoutEnding = (file: string) => file.replace(/\.(tsx?|mjs|js)$/, '');
const resolve = (file: string, spec: string): string | undefined => {
  if (spec.startsWith('.')) return withoutEnding(path.join(path.dirname(file), spec));
  const [, name, rest] = LOCAL.exec(spec) ?? [];
  return name && `packages/${name}/src/${rest}`;
};
const namesIn = (clause: string): string[] => {
  const listed = /\{([^{}]*)\}/.exec(clause)?.[1];
  if (listed === undefined) return [ALL];
  return listed.split(',').flatMap((name) => /^\s*(?:type\s+)?(\w+)/.exec(name)?.[1] ?? []);
};

/** The names that these files take from others, as `file without ending:name`. */
const findTaken = (files: readonly SourceFile[]): Set<string> =>
  new Set(
    files.flatMap(({ file, code }) => [
      ...[...code.matchAll(FROM)].flatMap(([, clause = '', spec = '']) =>
        namesIn(clause).map((name) => `${resolve(file, spec)}:${name}`),
      ),
      ...[...code.matchAll(LATE)].map(([, spec = '']) => `${resolve(file, spec)}:${ALL}`),
    ]),
  );

const isUsedWithin = (code: string, name: string): boolean => {
  const lines = code.split('\n').filter((line) => !COMMENT.test(line.trimStart()));
  return [...lines.join('\n').matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > 1;
};

/** What only tests and sweeps need stands beside what it looks into, and says why. By its file, or by file and name. */
const FOR_TESTS: Readonly<Record<string, string>> = {
  'packages/core/src/contract/permission-fields.ts: withheldFields': 'the sweep of permissions finds the fields by it',
  'packages/functions/src/closure/list-everything-stored.ts':
    'shows that an export is whole, and that nothing is left of a company',
  'packages/functions/src/kernel/intercept-table.ts': 'lets the table fail or be slow in a test',
  'packages/functions/src/trip/trips/lifecycle/import-samples.ts': 'files of trips, for tests and benchmarks',
  'packages/web/src/ui/theme/contrast.ts': 'the colors of the theme are measured by it',
};

/**
 * Values that a file of the product exports and that neither the file itself nor any other of the product uses: a test may call them, and nobody
 * sees what they do. `users` are all files that count as use. Each is given as `file: name`.
 */
const findOnlyTested = (product: readonly SourceFile[], users: readonly SourceFile[]): string[] => {
  const taken = findTaken(users);
  return product.flatMap(({ file, code }) =>
    [...code.matchAll(DECLARED)].flatMap(([, name = '']) => {
      const at = withoutEnding(file);
      const used = FOUND_BY_NAME.has(name) || taken.has(`${at}:${name}`) || taken.has(`${at}:${ALL}`);
      return used || isUsedWithin(code, name) ? [] : [`${file}: ${name}`];
    }),
  );
};

/** A line for each value that nothing but tests uses and that isn't listed, and for each entry of the list that nothing needs any more. */
export const findOnlyTestedFaults = (
  product: readonly SourceFile[],
  users: readonly SourceFile[],
  listed: Readonly<Record<string, string>> = FOR_TESTS,
): string[] => {
  const found = findOnlyTested(product, users);
  const isListed = (one: string) => one in listed || (one.split(':')[0] ?? '') in listed;
  const stale = Object.keys(listed).filter(
    (entry) => !found.some((one) => one === entry || one.startsWith(`${entry}:`)),
  );
  return [
    ...found.filter((one) => !isListed(one)).map((one) => `${one} is used by tests alone: use it, or take it away`),
    ...stale.map((entry) => `${entry} is listed as being for tests, and isn't any more`),
  ];
};
