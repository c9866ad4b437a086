/** The response headers of each kind of page. Plain data, so that tests and the local gateway can be held against it. */
export type PageKind = 'app' | 'page' | 'api';

/** What the app reaches besides its own origin: live messages, and the store that files are uploaded to. */
export type Hosts = { liveHost: string; filesHost: string };

const NONE = "'none'";
const SELF = "'self'";
type Policy = Record<string, readonly string[]>;
const written = (policy: Policy) =>
  Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

const closed: Policy = { 'object-src': [NONE], 'base-uri': [NONE], 'form-action': [SELF], 'frame-ancestors': [NONE] };
const page: Policy = {
  'default-src': [SELF],
  'script-src': [SELF],
  'style-src': [SELF],
  // A cover picture may stand anywhere on the web: an advisor gives its address.
  'img-src': [SELF, 'data:', 'blob:', 'https:'],
  'font-src': [SELF],
  'connect-src': [SELF],
  ...closed,
};

/**
 * What a page may load. Pages that are rendered beforehand (landing, information, client itineraries) carry no style or script of
 * their own text. The app's styles are made while it runs, and a file from a bucket cannot carry a fresh nonce: there, and for styles
 * alone, inline is allowed. Emotion by itself would do with the hash of an empty style; it is AG Grid's theme that writes whole
 * sheets into the page. Scripts are never inline, anywhere.
 */
export const contentPolicy = (kind: PageKind, { liveHost, filesHost }: Hosts): string => {
  if (kind === 'api') return written({ 'default-src': [NONE], ...closed });
  if (kind === 'page') return written(page);
  return written({
    ...page,
    'style-src': [SELF, "'unsafe-inline'"],
    'connect-src': [SELF, `wss://${liveHost}`, `https://${filesHost}`],
  });
};

export const PERMISSIONS_POLICY = 'camera=(), microphone=(), geolocation=(), payment=()';
/** What the list of preloaded hosts asks for, twice over: two years. */
export const HSTS_SECONDS = 63_072_000;
