/** The response headers of each kind of page. Plain data, so that tests and the local gateway can be held against it. */
export type PageKind = 'app' | 'site' | 'page' | 'form' | 'api';

/** What the app reaches besides its own origin: live messages, and the store that files are uploaded to. */
export type Hosts = { liveHost: string; filesHost: string; supportChat?: boolean };

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

const intercom = (...names: string[]) => names.map((name) => `https://${name}`);
const SOCKETS = ['nexus-websocket-a.intercom.io', 'nexus-websocket-b.intercom.io'];
/** What Intercom's messenger loads and reaches, as its makers list it for workspaces in the United States; pictures may come from anywhere already. */
const SUPPORT_CHAT: Policy = {
  'script-src': intercom('app.intercom.io', 'widget.intercom.io', 'js.intercomcdn.com'),
  'connect-src': [
    ...intercom('via.intercom.io', 'api.intercom.io', 'api-iam.intercom.io', 'api-ping.intercom.io', ...SOCKETS),
    ...SOCKETS.map((name) => `wss://${name}`),
    ...intercom('*.intercom-messenger.com', 'uploads.intercomcdn.com', 'uploads.intercomusercontent.com'),
    'wss://*.intercom-messenger.com',
  ],
  'font-src': intercom('js.intercomcdn.com', 'fonts.intercomcdn.com'),
  'media-src': intercom('js.intercomcdn.com', 'downloads.intercomcdn.com'),
  'child-src': intercom('intercom-sheets.com', 'www.intercom-reporting.com'),
  'form-action': intercom('intercom.help', 'api-iam.intercom.io'),
};
const widened = (policy: Policy, by: Policy): Policy => ({
  ...policy,
  ...Object.fromEntries(Object.entries(by).map(([name, hosts]) => [name, [...(policy[name] ?? [SELF]), ...hosts]])),
});

/** What the page of a form may load: it uploads files straight into the store. */
export const formPolicy = (filesHost: string): string =>
  written({ ...page, 'connect-src': [SELF, `https://${filesHost}`] });

/**
 * What a page may load. Pages that are rendered beforehand (landing, information, client itineraries) carry no style or script of
 * their own text. The app's styles are made while it runs, and a file from a bucket cannot carry a fresh nonce: there, and for styles
 * alone, inline is allowed. Emotion by itself would do with the hash of an empty style; it is AG Grid's theme that writes whole
 * sheets into the page. Scripts are never inline, anywhere. Where the support chat is set up, the app may load it, and so
 * may the site's own pages that visitors write from; its messenger brings styles of its own text.
 */
export const contentPolicy = (kind: PageKind, { liveHost, filesHost, supportChat }: Hosts): string => {
  if (kind === 'api') return written({ 'default-src': [NONE], ...closed });
  if (kind === 'page' || (kind === 'site' && !supportChat)) return written(page);
  if (kind === 'form') return formPolicy(filesHost);
  const inline = { 'style-src': [SELF, "'unsafe-inline'"] };
  if (kind === 'site') return written(widened({ ...page, ...inline }, SUPPORT_CHAT));
  const app = {
    ...page,
    ...inline,
    'connect-src': [SELF, `wss://${liveHost}`, `https://${filesHost}`],
  };
  return written(supportChat ? widened(app, SUPPORT_CHAT) : app);
};

export const PERMISSIONS_POLICY = 'camera=(), microphone=(), geolocation=(), payment=()';
/** What the list of preloaded hosts asks for, twice over: two years. */
export const HSTS_SECONDS = 63_072_000;
