import path from 'node:path/posix';

export type SourceFile = { file: string; code: string };
/** What each file loads of ours when it runs. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** An import, or an export of what another file has. `names` are those it has there; none where it takes all of them. */
type Import = { isExport: boolean; names: { there: string; here: string }[] | undefined; from: string };

const STATEMENT = /^[ \t]*(import|export)\b(?!\s+type\b)([^;'"]{0,5000}?)(?:\bfrom\s{0,9})?['"]([^'"\n]+)['"]/gm;
const LATE = /\b(?:import|importActual(?:<[^(]*>)?)\(\s*'([^']+)'/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];

/** The names in `Default, { a, type B, c as d }` that are values; all where some cannot be listed. */
const readNames = (clause: string): Import['names'] => {
  if (clause.includes('*')) return undefined;
  const listed = /\{([^{}]*)\}/.exec(clause)?.[1] ?? '';
  const names = listed.split(',').flatMap((part) => {
    const [there = '', here = there] = part.trim().split(/\sas\s/);
    return there && !there.startsWith('type ') ? [{ there, here }] : [];
  });
  const first = clause.replace(/\{[^{}]*\}/, '').replace(/[\s,]/g, '');
  return first ? [...names, { there: 'default', here: first }] : names;
};

const readStatements = (code: string): Import[] => [
  ...[...code.matchAll(STATEMENT)].flatMap(([, kind, clause = '', from = '']) => {
    const names = clause.trim() ? readNames(clause) : undefined;
    // What names types alone is gone before anything runs.
    return names?.length === 0 ? [] : [{ isExport: kind === 'export', names, from }];
  }),
  ...[...code.matchAll(LATE)].map(([, from = '']) => ({ isExport: false, names: undefined, from })),
];

/** Where a name in an import leads, without its ending; nothing for a package of others. */
const findPlace = (file: string, name: string): string | undefined => {
  const [plain = ''] = name.split('?', 1);
  if (plain.startsWith('.')) return path.join(path.dirname(file), plain);
  const [, workspace, rest] = /^@wayline\/([^/]+)\/(.+)$/.exec(plain) ?? [];
  return workspace && `packages/${workspace}/src/${rest}`;
};

/**
 * What each of some files loads of the others, read from its text: seconds for all of them, where vitest transforms each one first. Who takes
 * a name from a file that only hands it on, such as the `public.ts` of an area, is taken to load where it comes from, and nothing else of that area.
 */
export const readImports = (sources: readonly SourceFile[], others: readonly string[] = []): ImportGraph => {
  const known = new Set([...sources.map(({ file }) => file), ...others]);
  const resolve = (file: string, name: string): string | undefined => {
    const place = findPlace(file, name);
    return place === undefined
      ? undefined
      : ENDINGS.map((ending) => place + ending).find((one) => one !== file && known.has(one));
  };
  const imports = new Map(
    sources.map(({ file, code }) => [
      file,
      readStatements(code).flatMap((one) => {
        const target = resolve(file, one.from);
        return target ? [{ ...one, target }] : [];
      }),
    ]),
  );
  /** The files in which a name of a file is made; the file itself is always among them, as it may be what was changed. */
  const findOrigins = (file: string, name: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const { isExport, names, target } of imports.get(file) ?? []) {
      if (!isExport) continue;
      const found = names?.find(({ here }) => here === name);
      if (found) findOrigins(target, found.there, seen);
    }
    return seen;
  };
  const takeAll = (file: string): string[] => [
    file,
    ...(imports.get(file) ?? []).filter(({ isExport }) => isExport).map(({ target }) => target),
  ];
  return new Map(
    [...imports].map(([file, all]) => {
      const loaded = all.flatMap(({ isExport, names, target }) => {
        if (!names) return takeAll(target);
        return isExport ? [] : names.flatMap(({ there }) => [...findOrigins(target, there)]);
      });
      return [file, new Set(loaded)] as const;
    }),
  );
};
