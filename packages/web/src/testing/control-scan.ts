/** The texts of the web app's files by their path below `src`. */
export type Sources = Readonly<Record<string, string>>;
/** A permission that a screen asks for before it lets somebody do something. */
export type Asked = { permission: string; action: string | undefined; file: string };

const ASKS =
  /(?:useGuardedAction|usePermission)\(\s*'([^']+)'(?:,\s*'([^']+)')?|\b(?:permission|needs):\s*'([^']+)'(?:,\s*action:\s*'([^']+)')?|\bpermission="([^"]+)"(?:\s+action="([^"]+)")?/g;
/** What names pages and brings none onto the screen together with another. */
const LISTS_PAGES = /^app\/|^features\/[^/]+\/pages\.tsx?$/;
const NAMES = /'([a-z]+(?:\.[a-z0-9-]+)+)'/g;
const IMPORTS = /(?:from|import)\s*\(?'(\.[^']+)'/g;
const FROM_PUBLIC = /import (?:type )?\{([^}]*)\} from '([^']+\/public)'/g;
const EXPORTS = /export (?:type )?\{([^}]*)\} from '([^']+)'/g;
const namesIn = (list: string) =>
  list.split(',').map((name) => name.replace('type ', '').trim().split(' as ')[0] ?? '');

const isProduct = (file: string) => /\.tsx?$/.test(file) && !/\.test\.|^testing\//.test(file);

/** What a file asks for. */
const asksOf = (file: string, text: string): Asked[] =>
  [...text.matchAll(ASKS)].map(([, a, b, c, d, e, f]) => ({
    permission: (a ?? c ?? e) as string,
    action: b ?? d ?? f,
    file,
  }));

const resolved = (from: string, to: string, sources: Sources): string | undefined => {
  const parts = from.split('/').slice(0, -1);
  for (const part of to.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  const base = parts.join('/');
  return [base, `${base}.ts`, `${base}.tsx`].find((file) => file in sources);
};

/** Who asks for what, who calls what, and who brings whom onto the screen. */
export const scanControls = (sources: Sources) => {
  const files = Object.keys(sources).filter(isProduct);
  const text = (file: string) => sources[file] ?? '';
  /** The files behind what a feature's public file hands on by these names: importing one name is not importing them all. */
  const handedOn = (file: string, names: readonly string[]): string[] =>
    [...text(file).matchAll(EXPORTS)].flatMap(([, list = '', to = '']) =>
      namesIn(list).some((name) => names.includes(name)) ? (resolved(file, to, sources) ?? []) : [],
    );
  const importsIn = (file: string): string[] => [
    ...[...text(file).matchAll(IMPORTS)].flatMap(([, to = '']) =>
      to.endsWith('/public') ? [] : (resolved(file, to, sources) ?? []),
    ),
    ...[...text(file).matchAll(FROM_PUBLIC)].flatMap(([, list = '', to = '']) => {
      const shared = resolved(file, to, sources);
      return shared ? handedOn(shared, namesIn(list)) : [];
    }),
  ];
  const isPublic = (file: string) => file.endsWith('/public.ts');
  const imports = new Map(files.filter((file) => !isPublic(file)).map((file) => [file, importsIn(file)]));
  const importers = new Map<string, string[]>();
  for (const [file, all] of imports) for (const to of all) importers.set(to, [...(importers.get(to) ?? []), file]);

  /** A file and everything that brings it onto the screen, up to its page. */
  const above = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
    if (seen.has(file) || LISTS_PAGES.test(file)) return seen;
    seen.add(file);
    for (const by of importers.get(file) ?? []) above(by, seen);
    return seen;
  };
  const asked = files.flatMap((file) => asksOf(file, text(file)));
  const askedIn = (file: string) => asked.filter((one) => one.file === file).map(({ permission }) => permission);
  return {
    asked,
    /** The calls that a file names. */
    callsIn: (file: string): string[] => [...new Set([...text(file).matchAll(NAMES)].map(([, id = '']) => id))],
    files,
    askedIn,
    /** What brings a file onto the screen, itself first, and what those use. */
    around: (file: string): string[] => [
      ...new Set([...above(file)].flatMap((one) => [one, ...(imports.get(one) ?? [])])),
    ],
    above,
  };
};
