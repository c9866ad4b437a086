import { ASSETS } from '../asset-urls';
import { shareToken } from '../client/share-token';
import { asOfflineCopy, toKeep } from './offline-copy';
import type { WorkerScope } from './worker-scope';

const worker = self as unknown as WorkerScope;
const PAGES = 'ti-pages';
const PARTS = 'ti-parts';
const PATIENCE_MS = 4_000;
const ALWAYS = [ASSETS.itineraryStyle, ASSETS.itineraryScript, ASSETS.titleFont, '/p/fonts/inter-latin.woff2'];
const GONE = [404, 410];

const impatient = (work: Promise<Response>) =>
  Promise.race([work, new Promise<never>((_, refuse) => setTimeout(() => refuse(new Error('slow')), PATIENCE_MS))]);

/** Fetches a page and keeps it; one whose link was withdrawn is forgotten here as well. */
const fetchPage = async (url: string): Promise<Response> => {
  const page = await fetch(url, { credentials: 'same-origin', cache: 'no-cache' });
  const pages = await worker.caches.open(PAGES);
  if (page.ok) await pages.put(url, await toKeep(page.clone(), new Date().toISOString()));
  if (GONE.includes(page.status)) await pages.delete(url);
  return page;
};

/** The page as it is now; without a connection, or while the server fails, the copy that was kept. */
const showPage = async (url: string): Promise<Response> => {
  const kept = await (await worker.caches.open(PAGES)).match(url);
  const page = fetchPage(url);
  if (!kept) return page;
  const answer = await impatient(page).catch(() => undefined);
  return answer && answer.status < 500 ? answer : asOfflineCopy(kept);
};

/** Style, script, faces and cover: what is kept at once, and the newest for the next time. */
const showPart = async (request: Request): Promise<Response> => {
  const parts = await worker.caches.open(PARTS);
  const kept = await parts.match(request.url);
  const fresh = fetch(request).then(async (answer) => {
    if (answer.ok) await parts.put(request.url, answer.clone());
    return answer;
  });
  if (!kept) return fresh;
  fresh.catch(() => undefined);
  return kept;
};

const keep = async (urls: readonly string[]) => {
  const parts = await worker.caches.open(PARTS);
  await Promise.allSettled(
    urls.map(async (url) => {
      if (shareToken(url)) return fetchPage(new URL(url, worker.location.href).href);
      return parts.add(url);
    }),
  );
};

const isKept = async (url: string) => Boolean(await (await worker.caches.open(PARTS)).match(url));
/** Pictures of this site only: the security policy lets a worker fetch no others. */
const showPicture = async (request: Request) => ((await isKept(request.url)) ? showPart(request) : fetch(request));

worker.addEventListener('install', (event) => {
  event.waitUntil(worker.caches.open(PARTS).then((parts) => parts.addAll(ALWAYS)));
  worker.skipWaiting();
});
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', (event) => {
  const { keep: urls } = event.data as { keep?: unknown };
  if (Array.isArray(urls)) event.waitUntil(keep(urls.map(String)));
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET') return;
  if (url.origin !== worker.location.origin) return;
  if (request.mode === 'navigate') {
    if (!url.search && shareToken(url.pathname)) event.respondWith(showPage(`${url.origin}${url.pathname}`));
  } else if (url.pathname.startsWith('/p/')) event.respondWith(showPart(request));
  else if (request.destination === 'image') event.respondWith(showPicture(request));
});
