/** Marks requests of our pages; obfuscated as the service expects, and no secret. Source: R-SHELL-239 (G-051). */
const FRONT_REQUEST = btoa('wayline-web');
const ZONE_ALIASES: Record<string, string> = { 'Asia/Calcutta': 'Asia/Kolkata' };

/** Hosts of outside services that are not told which page asks: maps, payments, currency, offers, images. Source: R-SHELL-242 (G-052). */
export const EXEMPT_HOSTS: readonly string[] = [
  'maps.googleapis.com',
  'api.stripe.com',
  'openexchangerates.org',
  'offers.wayline.travel',
  'images.wayline.travel',
];

/** Where a call goes to, which page sends it, the time zone of its browser, and the token it is sent with. */
type Sent = { address: URL; page: URL; zone: string; bearer?: string | undefined };

/**
 * The headers of a call from a page: bearer token, JSON accept, no-cache, current page URL, browser time zone, obfuscated front-request marker,
 * custom-route. Pages of clients send the same as the app, with their public token. Source: R-SHELL-232..242, enum authenticated_headers (G-051, G-053).
 */
export const makeRequestHeaders = ({ address, page, zone, bearer }: Sent): Record<string, string> => ({
  accept: 'application/json',
  'cache-control': 'no-cache',
  'x-page-url': page.href,
  'x-timezone': ZONE_ALIASES[zone] ?? zone,
  'x-front-request': FRONT_REQUEST,
  ...(bearer && { authorization: `Bearer ${bearer}` }),
  ...(!EXEMPT_HOSTS.includes(address.hostname) && { 'x-custom-route': page.pathname + page.search }),
});
