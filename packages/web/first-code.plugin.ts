import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { SESSION_KEYS } from '../core/src/areas/people/session-storage';

const PAGE_LISTS = /\/src\/features\/[^/]+\/(?:[^/]+\/)?pages\.tsx?$/;
const VISITOR_ROUTES = /\/src\/app\/routes\.tsx$/;
const VISITOR_PATHS = /\/src\/lib\/paths\.ts$/;
const SHELL = /\/src\/features\/shell\/shell\.tsx$/;
const ENTRY_LAYOUT = /\/entry-layout\.tsx$/;
const TABLE = /\/src\/ui\/table\/data-table\.tsx$/;
const GRID = /\/src\/ui\/table\/data-grid\.tsx$/;
/** Where who is signed in is led from the address of the site itself. */
const START = '/dashboard';

const PAGE = String.raw`page\(\s*\(\) => import\('([^']+)'\)`;
const listMatches = (source: string, pattern: string): [string, string][] =>
  [...source.matchAll(new RegExp(pattern, 'g'))].map(([, first = '', second = '']) => [first, second]);

/** The module of each page by its address, as a feature's `pages.ts` writes it: by itself, or as a constant that several addresses share. */
export const pagesIn = (file: string, source: string): [address: string, module: string][] => {
  const shared = new Map(listMatches(source, String.raw`const (\w+) = ${PAGE}`));
  const own = listMatches(source, `'(/[^']*)': ${PAGE}`);
  const named = listMatches(source, String.raw`'(/[^']*)': (\w+),`).flatMap(([address, name]): [string, string][] => {
    const module = shared.get(name);
    return module ? [[address, module]] : [];
  });
  return [...own, ...named].map(([address, module]) => [address, path.resolve(path.dirname(file), module)]);
};

/** Exact addresses before those with parts to fill in. */
const byParts = ([a]: [string, unknown], [b]: [string, unknown]) => a.split(':').length - b.split(':').length;
const patternOf = (address: string) => `^${address.replaceAll(/:\w+/g, '[^/]+')}/?$`;

/** What runs before anything else: it has the browser fetch what this very address will import, instead of waiting until each file asks for the next. */
const scriptOf = (table: unknown): string => `(() => {
  const [files, signedIn, visiting] = ${JSON.stringify(table)};
  let known = false;
  try {
    known = localStorage.getItem('${SESSION_KEYS.tokens}') !== null;
  } catch {}
  const address = location.pathname.replace(/^\\/v1(?=\\/|$)/, '') || '/';
  const [, needed = []] = (known ? signedIn : visiting).find(([pattern]) => new RegExp(pattern).test(address)) ?? [];
  for (const file of needed.map((place) => files[place])) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.js') ? 'modulepreload' : 'preload';
    if (!file.endsWith('.js')) link.as = 'style';
    link.crossOrigin = '';
    link.href = '/' + file;
    document.head.append(link);
  }
})();
`;

/**
 * A script that names, by address, the files a page consists of: its own, those of the frame around it, and the grid where it has a
 * table. The page's HTML is the same at every address, and the app knows its page only when it runs itself.
 */
export const firstCode = (): Plugin => {
  const pages = new Map<string, string>();
  const visitorPages: [name: string, module: string][] = [];
  let visitorPaths = new Map<string, string>();
  let script = '';

  const tableOf = (bundle: Rolldown.OutputBundle) => {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
    const holding = (test: (id: string) => boolean) => chunks.find(({ moduleIds }) => moduleIds.some(test));
    const reach = (from: (Rolldown.OutputChunk | undefined)[], reached = new Set<Rolldown.OutputChunk>()) => {
      for (const chunk of from) {
        if (!chunk || reached.has(chunk)) continue;
        reached.add(chunk);
        reach(
          chunk.imports.map((name) => named.get(name)),
          reached,
        );
      }
      return reached;
    };
    const first = reach(chunks.filter(({ isEntry }) => isEntry));
    const grid = holding((id) => GRID.test(id));
    const files: string[] = [];
    const placeOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
    const rowOf =
      (frame: RegExp) =>
      ([address, module]: [string, string]): [string, number[]][] => {
        const page = holding((id) => id.replace(/\.tsx?$/, '') === module);
        if (!page) return [];
        const around = reach([holding((id) => frame.test(id)), page]);
        const hasTable = [...around].some(({ moduleIds }) => moduleIds.some((id) => TABLE.test(id)));
        const needed = [...(hasTable ? reach([grid], around) : around)].filter((chunk) => !first.has(chunk));
        const names = needed.flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
        return [[patternOf(address), names.map(placeOf)]];
      };
    const start = pages.get(START);
    const signedIn: [string, string][] = [...pages, ...(start ? [['/', start] as [string, string]] : [])];
    const visiting = visitorPages.flatMap(([name, module]): [string, string][] => {
      const address = visitorPaths.get(name);
      return address ? [[address, module]] : [];
    });
    const rows = [signedIn.sort(byParts).flatMap(rowOf(SHELL)), visiting.sort(byParts).flatMap(rowOf(ENTRY_LAYOUT))];
    return [files, ...rows];
  };

  return {
    name: 'wayline-first-code',
    apply: 'build',
    enforce: 'pre',
    transform(source, id) {
      if (PAGE_LISTS.test(id)) for (const [address, module] of pagesIn(id, source)) pages.set(address, module);
      if (VISITOR_ROUTES.test(id))
        visitorPages.push(
          ...listMatches(source, String.raw`path: AT\.(\w+),\s*element: ${PAGE}`).map(
            ([name, module]): [string, string] => [name, path.resolve(path.dirname(id), module)],
          ),
        );
      if (VISITOR_PATHS.test(id)) visitorPaths = new Map(listMatches(source, String.raw`(\w+): '(/[^']*)',`));
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const source = scriptOf(tableOf(bundle));
        script = `assets/first-code-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
        this.emitFile({ type: 'asset', fileName: script, source });
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'script',
          attrs: { src: `/${script}`, async: true, fetchpriority: 'high' },
          injectTo: 'head-prepend',
        },
      ],
    },
  };
};
