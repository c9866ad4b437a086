import { listValueImports, type SourceFile } from './value-imports';

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
    const rest = source && listValueImports(source).map(findWay).find(Boolean);
    ways.set(name, rest && [name, ...rest]);
    return ways.get(name);
  };
  return files
    .filter(({ file }) => file.startsWith('packages/web/'))
    .flatMap((source) => {
      const way = listValueImports(source)
        .filter((name) => !name.startsWith('packages/web/'))
        .map(findWay)
        .find(Boolean);
      return way ? [`${source.file} reaches Node: ${way.join(' > ').replaceAll('packages/core/src/', '')}`] : [];
    });
};
