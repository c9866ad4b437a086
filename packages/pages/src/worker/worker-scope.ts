/** What a service worker has that a page has not; the DOM library types only pages. */
type Extendable = Event & { waitUntil(work: Promise<unknown>): void };
export type FetchEvent = Extendable & { request: Request; respondWith(answer: Promise<Response>): void };
export type WorkerScope = {
  location: Location;
  caches: CacheStorage;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: Extendable & { data: unknown }) => void): void;
};
