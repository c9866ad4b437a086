import path from 'node:path/posix';

export type SourceFile = { file: string; code: string };

/** Imports and exports of values: what names types alone is gone before anything is bundled. */
const VALUES = /^\s*(?:import|export)\b(?!\s+type\b)([^;'"]*?)(?:\bfrom\s*)?'([^']+)'|\bimport\(\s*'([^']+)'/gm;
const ONLY_TYPES = /^\s*\{(?:\s*type\s+[^,}]+,?)+\s*\}\s*$/;

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
    .filter(([, names = '']) => !ONLY_TYPES.test(names))
    .flatMap(([, , named = '', late = '']) => resolve(file, named || late));
