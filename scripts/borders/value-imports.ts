import path from 'node:path/posix';

export type SourceFile = { file: string; code: string };

/** Imports and exports of values: what names types alone is gone before anything is bundled. */
const VALUES =
  /^[ \t]*(?:import|export)\b(?!\s+type\b)([^;'"]{0,5000}?)(?:\bfrom\s{0,9})?'([^']+)'|\bimport\(\s*'([^']+)'/gm;

/** Whether what stands between `import` and `from` names types and nothing else. */
const isOnlyTypes = (clause: string): boolean => {
  const listed = /^\{([^{}]*)\}$/.exec(clause.trim())?.[1] ?? '';
  const names = listed.split(',').flatMap((name) => name.trim() || []);
  return names.length > 0 && names.every((name) => name.startsWith('type '));
};

/** A module of Node by its name, a file of ours without its ending, and nothing for a library. */
const resolve = (file: string, spec: string): string[] => {
  if (spec.startsWith('node:')) return [spec];
  if (spec.startsWith('.')) return [path.join(path.dirname(file), spec)];
  const [, name, rest] = /^@wayline\/([^/]+)\/(.+)$/.exec(spec) ?? [];
  return name ? [`packages/${name}/src/${rest}`] : [];
};

/** What a file imports values of: modules of Node by name, files of ours without their ending. */
export const listValueImports = ({ file, code }: SourceFile): string[] =>
  [...code.matchAll(VALUES)]
    .filter(([, names = '']) => !isOnlyTypes(names))
    .flatMap(([, , named = '', late = '']) => resolve(file, named || late));
