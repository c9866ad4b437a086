import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { ASSETS } from '../asset-urls';
import { renderLanding } from '../landing/landing-document';
import { PICTURE_FILES } from '../landing/pictures';
import { PAGE_AT, PUBLIC_PAGES } from '../public/pages';
import { renderPublicPage } from '../public/public-document';
import type { Site } from '../public/public-page';
import { favicon } from './favicon';
import { FONTS } from './fonts';
import { robotsText, sitemap } from './robots';

const SOURCES: Record<string, string> = {
  [ASSETS.itineraryStyle]: 'styles/itinerary.css',
  [ASSETS.itineraryScript]: 'client/itinerary.client.ts',
  [ASSETS.gateScript]: 'client/gate.client.ts',
  [ASSETS.formStyle]: 'styles/form.css',
  [ASSETS.formScript]: 'client/form.client.ts',
  [ASSETS.invoiceStyle]: 'styles/invoice.css',
  [ASSETS.landingStyle]: 'styles/landing.css',
  [ASSETS.landingScript]: 'client/landing.client.ts',
  [ASSETS.chatScript]: 'client/chat.client.ts',
  [ASSETS.publicStyle]: 'styles/public.css',
  [ASSETS.worker]: 'worker/ti-sw.ts',
};

type Options = {
  /** The repository's folder; sources and faces are found below it. */
  root?: string;
  /** The address of the site, for search engines. */
  origin: string;
  /** Where visitors' mail is read; without it, hello@ the site's own name. */
  contact?: string;
};

const bundle = (root: string, outDir: string) =>
  build({
    absWorkingDir: root,
    entryPoints: Object.entries(SOURCES).map(([url, source]) => ({
      in: `packages/pages/src/${source}`,
      out: url.slice(1).replace(/\.\w+$/, ''),
    })),
    outdir: outDir,
    bundle: true,
    minify: true,
    format: 'esm',
    target: ['es2022', 'chrome109', 'safari16'],
    external: ['/p/*'],
    logLevel: 'error',
  });

/** The pictures of the product lie with those of the README. One that is not made yet is left out: the product must be built to make it. */
const copyPictures = async (root: string, outDir: string) => {
  await mkdir(path.join(outDir, 'p/pictures'), { recursive: true });
  const madeAs = (file: string) => path.join(root, 'docs/pictures', file);
  const made = PICTURE_FILES.filter((file) => existsSync(madeAs(file)));
  await Promise.all(made.map((file) => copyFile(madeAs(file), path.join(outDir, 'p/pictures', file))));
};

/** A machine of one's own has no name that mail could go to. */
const LOCAL_CONTACT = 'hello@wayline.test';
const contactOf = (origin: string) => {
  const { hostname } = new URL(origin);
  return hostname === 'localhost' ? LOCAL_CONTACT : `hello@${hostname}`;
};

/** The pages that explain, each as a file at its address. */
const writePublicPages = async (outDir: string, site: Site) => {
  await mkdir(path.join(outDir, 'about'), { recursive: true });
  const pages = [...PAGE_AT].map(([at, page]) =>
    writeFile(path.join(outDir, `${at}.html`), renderPublicPage(page, site)),
  );
  await Promise.all(pages);
};

/**
 * Writes everything a visitor without an account is served, except what is published later and the page of a link that is gone: the
 * landing page, the pages that explain, styles, scripts, faces, pictures, the offline worker, icon, robots.txt and sitemap.xml.
 */
export const buildPages = async (outDir: string, { root = process.cwd(), origin, contact }: Options): Promise<void> => {
  await mkdir(path.join(outDir, 'p/fonts'), { recursive: true });
  const write = (name: string, text: string) => writeFile(path.join(outDir, name), text);
  await Promise.all([
    bundle(root, outDir),
    ...Object.entries(FONTS).map(([name, file]) => copyFile(path.join(root, file), path.join(outDir, 'p/fonts', name))),
    copyPictures(root, outDir),
    write('landing.html', renderLanding(origin)),
    writePublicPages(outDir, { origin, contact: contact || contactOf(origin) }),
    write('favicon.svg', favicon),
    write('robots.txt', robotsText(origin)),
    write('sitemap.xml', sitemap(origin, ['/', ...PUBLIC_PAGES.map((page) => page.path)])),
  ]);
};
