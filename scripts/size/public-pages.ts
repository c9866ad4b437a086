import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BUDGETS } from './budgets';
import { loadOwn } from './own-program';
import { notBuilt, type Row } from './row';
import { gzipKB } from './web-build';

type Pages = { buildPages: (outDir: string, options: { origin: string }) => Promise<void> };

const IMPORTED = /(?:from|import)(?:\s*\()?\s*["'](\/[^"']+\.js)["']/g;
/** The scripts a page pulls in, by their addresses, each once. */
const scriptsFrom = (folder: string, urls: readonly string[], seen = new Set<string>()): Set<string> => {
  for (const url of urls.filter((u) => !seen.has(u))) {
    seen.add(url);
    const code = readFileSync(path.join(folder, url), 'utf8');
    scriptsFrom(
      folder,
      [...code.matchAll(IMPORTED)].map((m) => m[1] as string),
      seen,
    );
  }
  return seen;
};

const weightOf = (folder: string, urls: readonly string[], inline = '') =>
  [...scriptsFrom(folder, urls)].reduce(
    (sum, url) => sum + gzipKB(readFileSync(path.join(folder, url))),
    inline ? gzipKB(inline) : 0,
  );

/** The pictures of the product that a visitor of the landing page is sent in one theme; they are packed already. */
const pictures = (folder: string) =>
  readdirSync(path.join(folder, 'p/pictures'))
    .filter((name) => name.endsWith('-light.webp'))
    .reduce((sum, name) => sum + statSync(path.join(folder, 'p/pictures', name)).size / 1000, 0);

const landing = (folder: string) => {
  const html = readFileSync(path.join(folder, 'landing.html'), 'utf8');
  const tags = [...html.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)].filter(
    ([, attributes]) => !attributes?.includes('ld+json'),
  );
  const urls = tags.flatMap(([, attributes]) => /\ssrc="([^"]+)"/.exec(attributes ?? '')?.[1] ?? []);
  return weightOf(folder, urls, tags.map((t) => t[2]).join(''));
};

/** What a visitor without an account is sent: the landing page's scripts, a published itinerary's scripts with its offline worker. */
export const publicPageRows = async (): Promise<Row[]> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'wayline-pages-'));
  try {
    const { buildPages } = await loadOwn<Pages>('packages/pages/src/build/build-pages.ts');
    await buildPages(folder, { origin: 'https://wayline.test' });
    const itinerary = ['/p/itinerary.js', '/ti-sw.js'].filter((url) => existsSync(path.join(folder, url)));
    if (itinerary.length === 0) throw new Error('Could not find the itinerary script.');
    return [
      { part: 'landing page', size: landing(folder), budget: BUDGETS.landingKB, unit: 'kB' },
      { part: 'landing page, pictures', size: pictures(folder), budget: BUDGETS.picturesKB, unit: 'kB' },
      {
        part: 'published itinerary, with its worker',
        size: weightOf(folder, itinerary),
        budget: BUDGETS.itineraryKB,
        unit: 'kB',
      },
      { part: 'form', size: weightOf(folder, ['/p/form.js']), budget: BUDGETS.formKB, unit: 'kB' },
    ];
  } catch (error) {
    return [notBuilt('public pages', 'kB', error)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
