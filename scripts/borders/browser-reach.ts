import path from 'node:path/posix';
import type { SourceFile } from './find-faults';

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
const usesOf = ({ file, code }: SourceFile): string[] =>
  [...code.matchAll(VALUES)]
    .filter(([, names = '']) => !ONLY_TYPES.test(names))
    .flatMap(([, , named = '', late = '']) => resolve(file, named || late));

/**
 * Files of the app from which imports of values lead to a module of Node: `file: the way there`. A browser has none, so the build
 * puts an empty one in its place, and what uses it fails only when it is called. `files` are those of the app and of core.
 */
export const findNodeInBrowser = (files: readonly SourceFile[]): string[] => {
  const byName = new Map(files.map((source) => [source.file.replace(/\.tsx?$/, ''), source]));
  const ways = new Map<string, string[] | undefined>();
  const findWay = (name: string): string[] | undefined => {
    if (name.startsWith('node:')) return [name];
    if (ways.has(name)) return ways.get(name);
    // Until it is known there is no way from here, which also ends a circle.
    ways.set(name, undefined);
    const source = byName.get(name);
    const rest = source && usesOf(source).map(findWay).find(Boolean);
    ways.set(name, rest && [name, ...rest]);
    return ways.get(name);
  };
  return files
    .filter(({ file }) => file.startsWith('packages/web/'))
    .flatMap((source) => {
      const way = usesOf(source)
        .filter((name) => !name.startsWith('packages/web/'))
        .map(findWay)
        .find(Boolean);
      return way ? [`${source.file} reaches Node: ${way.join(' > ').replaceAll('packages/core/src/', '')}`] : [];
    });
};
