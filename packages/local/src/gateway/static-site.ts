import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Files } from '@wayline/core/areas/files/files';
import { publishedKey } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { detectPictureType } from '@wayline/core/areas/trip/itinerary/picture';
import { PICTURE_CACHE, publishedPictureKey } from '@wayline/core/areas/trip/itinerary/published-pictures';
import { FileId } from '@wayline/core/base/ids';
import { tokenHash } from '@wayline/core/store/token-hash';
import { renderedPage, wayFromPage } from './rendered-pages';
import { appHeaders, pageHeaders } from './security-headers';

const compress = promisify(brotliCompress);
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
};
const HASHED = /^\/assets\//;
const SHARED = /^\/(?:ti|itinerary)\/(?:documents\/)?([A-Za-z0-9_-]{32,64})\/?$/;
const BESIDE_TRIP = /^\/ti-trip\/([\w.-]{32,100})\/?$/;
const PACKED = new Map<string, Buffer>();

type Site = {
  app: string;
  pages: string;
  files: Files;
  /** Where the browser uploads to. */
  filesOrigin: string;
  config: () => Record<string, unknown>;
  linkGone: () => Promise<string>;
};
type Answer = { status: number; type: string; body: Buffer; headers: Record<string, string> };

/** A file below a folder, and nowhere else. */
const readBelow = async (folder: string, name: string): Promise<Buffer | undefined> => {
  const file = path.join(folder, path.normalize(`/${name}`));
  return file.startsWith(folder + path.sep) ? readFile(file).catch(() => undefined) : undefined;
};

const cacheFor = (pathname: string) => (HASHED.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache');

/** What a client's page offers beside itself, by its own relative links: `?calendar`, `?pdf`, `?document=<file id>`. */
export const besideThePage = (query: URLSearchParams): string | undefined => {
  if (query.has('calendar')) return 'calendar.ics';
  if (query.has('pdf')) return 'itinerary.pdf';
  const document = FileId.safeParse(query.get('document'));
  return document.success ? `documents/${document.data}` : undefined;
};

/** The prefix before a file of the build. Source: R-SHELL-069. */
const UNDER_V1 = /^\/v1(?=\/(?:assets\/.|[\w-]+\.\w+$))/;

/** A client's page by its link, or the way to what lies beside it. */
const shared = async (site: Site, url: URL, token: string): Promise<Answer> => {
  const html = TYPES['.html'] as string;
  const beside = besideThePage(url.searchParams);
  if (beside) {
    const location = `/services/public/api/v1/ti/${token}/${beside}`;
    return { status: 302, type: html, body: Buffer.alloc(0), headers: { location, 'cache-control': 'no-store' } };
  }
  const page = await site.files.get(publishedKey(tokenHash(token)));
  const headers = { ...pageHeaders(), 'cache-control': 'private, max-age=0, must-revalidate' };
  if (!page) return { status: 404, type: html, body: Buffer.from(await site.linkGone()), headers };
  return { status: 200, type: html, body: Buffer.from(page), headers };
};

/** A picture that a client's page shows. */
const picture = async (site: Site, key: string): Promise<Answer> => {
  const body = await site.files.get(key);
  const type = body && detectPictureType(body);
  if (!type) return { status: 403, type: 'application/xml', body: Buffer.alloc(0), headers: pageHeaders() };
  return { status: 200, type, body: Buffer.from(body), headers: { ...pageHeaders(), 'cache-control': PICTURE_CACHE } };
};

const find = async (site: Site, url: URL, host: string): Promise<Answer> => {
  const pathname = url.pathname.replace(UNDER_V1, '');
  const shown = publishedPictureKey(pathname);
  if (shown) return picture(site, shown);
  const token = SHARED.exec(pathname)?.[1];
  if (token) return shared(site, url, token);
  const beside = BESIDE_TRIP.exec(pathname)?.[1];
  if (beside) return shared(site, url, beside);
  if (pathname === '/config.json') {
    return {
      status: 200,
      type: TYPES['.json'] as string,
      body: Buffer.from(JSON.stringify(site.config())),
      headers: { 'cache-control': 'no-store' },
    };
  }
  const page = await renderedPage(site.pages, pathname.replace(/^\/v1(?=\/\w)/, ''));
  if (page) {
    const way = wayFromPage(url);
    return way
      ? { status: 302, type: TYPES['.html'] as string, body: Buffer.alloc(0), headers: { location: way } }
      : {
          status: 200,
          type: TYPES['.html'] as string,
          body: page,
          headers: { ...pageHeaders(), 'cache-control': 'no-cache' },
        };
  }
  const extension = path.extname(pathname);
  const type = TYPES[extension];
  if (type) {
    const body = (await readBelow(site.pages, pathname)) ?? (await readBelow(site.app, pathname));
    if (body) return { status: 200, type, body, headers: { ...pageHeaders(), 'cache-control': cacheFor(pathname) } };
    if (extension !== '.html')
      return { status: 404, type: 'text/plain; charset=utf-8', body: Buffer.from('Not found'), headers: {} };
  }
  const app = await readBelow(site.app, 'index.html');
  return {
    status: app ? 200 : 503,
    type: TYPES['.html'] as string,
    body: app ?? Buffer.from('The web app is not built yet.'),
    headers: { ...appHeaders(host, site.filesOrigin), 'cache-control': 'no-cache' },
  };
};

const packed = async (answer: Answer): Promise<Buffer> => {
  const key = createHash('sha1').update(answer.body).digest('base64');
  const known = PACKED.get(key);
  if (known) return known;
  const body = await compress(answer.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  PACKED.set(key, body);
  return body;
};

/** What S3 and CloudFront serve when deployed: the app, the pages made at build time, and what was published. */
export const staticSite = (site: Site) => async (response: ServerResponse, url: URL, host: string, accepts: string) => {
  const answer = await find(site, url, host);
  const text =
    /^(text|application\/(json|javascript|manifest)|image\/svg)/.test(answer.type) && answer.body.length > 1_000;
  const pack = text && accepts.includes('br');
  response.writeHead(answer.status, {
    ...answer.headers,
    'content-type': answer.type,
    vary: 'accept-encoding',
    ...(pack && { 'content-encoding': 'br' }),
  });
  response.end(pack ? await packed(answer) : answer.body);
};
