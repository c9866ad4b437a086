import { AGENCY_HEADER } from '@wayline/core/access/agency-header';
import { getImpersonatedCompany } from './impersonated-company';
import { storedTokens } from './session';
import { zoneHere } from './zone-here';

/** Marks requests of this app; obfuscated as the service expects, and no secret. Source: R-SHELL-239 (G-051). */
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

const zone = () => {
  const name = zoneHere();
  return ZONE_ALIASES[name] ?? name;
};

/**
 * The headers of a call to `address`, by the page it is sent from: bearer access token, JSON accept, no-cache, current page URL, browser time zone,
 * obfuscated front-request marker, custom-route, and the sub-agency this tab looks into. With a `token`, as its holder instead of who is signed in. Source: R-SHELL-232..242, enum authenticated_headers (G-051).
 */
export const requestHeaders = (address: URL, page: URL, token?: string): Record<string, string> => {
  const bearer = token ?? storedTokens()?.access_token;
  const agency = bearer && !token && getImpersonatedCompany();
  return {
    accept: 'application/json',
    'cache-control': 'no-cache',
    'x-page-url': page.href,
    'x-timezone': zone(),
    'x-front-request': FRONT_REQUEST,
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...(agency && { [AGENCY_HEADER]: agency }),
    ...(!EXEMPT_HOSTS.includes(address.hostname) && { 'x-custom-route': page.pathname + page.search }),
  };
};
