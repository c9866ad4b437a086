import type { Rolldown } from 'vite';

/** Pages that show much the same. Those that are opened most have a family of their own, and so nothing that they do not need. The first that fits. */
const FAMILIES: readonly (readonly [name: string, pages: RegExp])[] = [
  ['login', /\/(?:login-page|entry-layout)\./],
  ['trips', /\/trip-list-page\./],
  ['planner', /\/planner-page\./],
  ['trip', /\/features\/trip\/(?!settings)/],
  ['settings', /\/features\/(?:account|settings|subscription|closure|people|trip\/settings)\//],
  ['rest', /\/features\//],
];
/** Rules of less than this come with others that nearly the same pages use. More, and the app would carry the schemas beside them. */
const FEW_BYTES = 4_000;
const PAGE = /\/src\/features\/.*(?:-page|-layout|-accordion)\.tsx$/;
const MAIN = /\/web\/src\/main\.tsx$/;
const RULE = /packages[\\/]core[\\/]src[\\/]/;
const familyOf = (page: string) => FAMILIES.find(([, pages]) => pages.test(page))?.[0];

type Info = Pick<Rolldown.ModuleInfo, 'importers' | 'dynamicImporters'>;
type Graph = { getModuleInfo: (id: string) => Info | null };

const known = new Map<string, ReadonlySet<string>>();
/** The pages that a module comes with, each by its file, and the app itself where it comes with that. */
const readPages = (id: string, graph: Graph): ReadonlySet<string> => {
  const before = known.get(id);
  if (before) return before;
  const pages = new Set<string>();
  known.set(id, pages);
  const info = graph.getModuleInfo(id);
  if (MAIN.test(id) || (PAGE.test(id) && (info?.dynamicImporters.length ?? 0) > 0)) pages.add(id);
  for (const importer of info?.importers ?? []) for (const page of readPages(importer, graph)) pages.add(page);
  return pages;
};
const comesWithApp = (id: string, graph: Graph) => [...readPages(id, graph)].some((page) => MAIN.test(page));

/** Rules that the app itself may use: cut by who does, as some of their modules hold schemas that no screen needs. */
const appRules = (id: string, graph: Graph): string | null =>
  RULE.test(id) && comesWithApp(id, graph) ? 'rules' : null;

/**
 * The chunk of a module that several pages have: one for each set of families that need it, so that no page asks for more than a handful.
 * What one page has alone stays with it, and what only dialogs have stays with them. A module that another one imports has all pages of
 * that one, so that no two of these chunks can wait for each other.
 */
const sharedChunk = (id: string, graph: Graph): string | null => {
  const pages = [...readPages(id, graph)];
  return pages.length < 2 ? null : ['shared', ...new Set(pages.map(familyOf).sort())].join('-');
};

/**
 * How the app's code is cut into files, at most forty for any page. A file costs time of its own, on a slow processor more than its content
 * does, so the frame of every page comes in two that take with them what they use. Packages are one kit and a few parts that many pages do
 * without; the grid stays by itself.
 */
export const CHUNKS: Rolldown.CodeSplittingOptions = {
  groups: [
    // The app knows the types of ids and values alone; the few pages that check them have what they check them with from here.
    // What they stand on, such as the shape of ids and days, is the app's too, so it doesn't come with them.
    {
      ...{ name: 'schemas', priority: 9, includeDependenciesRecursively: false },
      test: /node_modules[\\/]zod[\\/]|core[\\/]src[\\/]base[\\/](?:ids|values)\.ts$/,
    },
    { name: appRules, debugName: 'rules', entriesAware: true, entriesAwareMergeThreshold: FEW_BYTES, priority: 8 },
    { name: 'app', test: /web[\\/]src[\\/]main\.tsx$/, priority: 7 },
    { name: 'shell', test: /web[\\/]src[\\/]features[\\/]shell[\\/]shell\.tsx$/, priority: 6 },
    { name: 'forms', test: /node_modules[\\/]react-hook-form[\\/]/, priority: 5 },
    {
      name: 'menus',
      test: /node_modules[\\/]@(?:floating-ui|zag-js[\\/](?:menu|popper|dismissable|interact-outside|rect-utils|aria-hidden))/,
      priority: 5,
    },
    { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 3, priority: 5 },
    { name: 'kit', test: /node_modules[\\/](?!ag-)/, minShareCount: 5, priority: 4 },
    {
      name: sharedChunk,
      debugName: 'shared',
      test: /web[\\/]src[\\/]|packages[\\/]core[\\/]src[\\/]/,
      includeDependenciesRecursively: false,
    },
  ],
};
