import { BUDGETS } from './budgets';
import { notBuilt, type Row } from './row';
import { buildWeb, chunkWith, collectChunks, gzipKB, listModules, measureGzipKB, type WebBuild } from './web-build';

const SHELL = 'features/shell/shell.tsx';
const ENTRY_LAYOUT = 'features/people/sign-in/components/entry-layout.tsx';
const BEFORE_SIGN_IN = /\/sign-in\/pages\/(?!two-step)|not-found-page/;
const GRID_PAGE = 'features/trip/trips/pages/trip-list-page.tsx';
const GRID = 'ui/table/data-grid.tsx';
/** Code that only some pages need; none of it may come with the first load. */
const LAZY: Record<string, RegExp> = {
  'AG Grid': /node_modules\/ag-(grid|charts|stack)[^/]*\//,
  'booking editor': /\/features\/trip\/bookings\/components\/booking-(editor|fields)/,
  'import dialog': /\/features\/trip\/bookings\/components\/(import-dialog|draft-review|drop-zone)/,
  PDF: /node_modules\/(@react-pdf\/|pdfjs-dist|pdfkit|pdf-lib|jspdf)/,
  charts: /node_modules\/(@chakra-ui\/charts|recharts|chart\.js|d3-|echarts|victory)/,
};

const pagesOf = (web: WebBuild) =>
  [...web.chunks.values()].filter((c) => /\/src\/features\/.+-page\.tsx$/.test(c.facadeModuleId ?? ''));

const measured = (web: WebBuild): Row[] => {
  const loose = web.looseScripts.reduce((sum, code) => sum + gzipKB(code), 0);
  const first = collectChunks(web, [web.entry, chunkWith(web, SHELL)]);
  const pages = pagesOf(web);
  const withRoute = (page: (typeof pages)[number]) => {
    const around = BEFORE_SIGN_IN.test(page.facadeModuleId ?? '') ? ENTRY_LAYOUT : SHELL;
    return collectChunks(web, [web.entry, chunkWith(web, around), page]);
  };
  const gridPage = chunkWith(web, GRID_PAGE);
  // What stands there once the table is shown; dialogs come when somebody opens them.
  const onGrid = collectChunks(web, [gridPage, chunkWith(web, GRID)]);
  const dashboard = pages.find((p) => p.facadeModuleId?.endsWith('/dashboard-page.tsx'));
  const everything = listModules(web.chunks.values());
  const loaded = listModules(dashboard ? withRoute(dashboard) : first);
  return [
    { part: 'entry alone', size: measureGzipKB(collectChunks(web, [web.entry])) + loose, unit: 'kB' },
    { part: 'signed-in shell, first load', size: measureGzipKB(first) + loose, budget: BUDGETS.shellKB, unit: 'kB' },
    {
      part: 'grid route, all of it',
      size: measureGzipKB(new Set([...first, ...onGrid])) + loose,
      budget: BUDGETS.gridRouteKB,
      unit: 'kB',
    },
    ...pages.map((page): Row => {
      const name = (page.facadeModuleId ?? '').split('/').at(-1)?.replace('.tsx', '');
      return { part: `  first load with ${name}`, size: measureGzipKB(withRoute(page)) + loose, unit: 'kB' };
    }),
    ...Object.entries(LAZY).map(([name, pattern]): Row => {
      const found = loaded.filter((id) => pattern.test(id));
      const where = found[0]?.split(/\/(?:node_modules|src)\//).at(-1);
      const problem = found.length > 0 ? `is in the first load: ${where} and ${found.length - 1} more` : undefined;
      const note = everything.some((id) => pattern.test(id)) ? '' : 'none in the app';
      return { part: `first load without ${name}`, unit: 'kB', size: 0, budget: 0, problem, note };
    }),
  ];
};

/** The web app's JavaScript by route, gzipped: a page's own chunks with what they and the shell import. */
export const webRows = (): Promise<Row[]> =>
  buildWeb()
    .then(measured)
    .catch((error: unknown) => [notBuilt('web app', 'kB', error)]);
