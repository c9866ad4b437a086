import { SESSION_KEYS } from '@wayline/core/areas/people/session-storage';
import { EXEMPT_HOSTS } from '@wayline/core/contract/request-headers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionUser, TOKENS } from '../testing/people';
import { requestHeaders } from './request-headers';
import { forgetSession, signIn } from './session';
import { writeJson } from './storage';

const OWN = new URL('https://app.wayline.travel/services/trips/api/v1/trips');
const PAGE = new URL('https://app.wayline.travel/trips?status=PAID');

beforeEach(() => signIn(TOKENS, sessionUser()));
afterEach(() => {
  writeJson(SESSION_KEYS.public_token, undefined);
  vi.restoreAllMocks();
});

const inZone = (timeZone: string) =>
  vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);

it('R-SHELL-235 carries the current page URL', () => {
  expect(requestHeaders(OWN, PAGE)['x-page-url']).toBe(PAGE.href);
});
it('R-SHELL-236 R-SHELL-238 carries the browser time zone unchanged', () => {
  inZone('America/Denver');
  expect(requestHeaders(OWN, PAGE)['x-timezone']).toBe('America/Denver');
});
it('R-SHELL-237 sends Asia/Kolkata for Asia/Calcutta', () => {
  inZone('Asia/Calcutta');
  expect(requestHeaders(OWN, PAGE)['x-timezone']).toBe('Asia/Kolkata');
});
it('R-SHELL-239 carries an obfuscated front-request marker', () => {
  const marker = requestHeaders(OWN, PAGE)['x-front-request'] ?? '';
  expect(marker).not.toContain('wayline');
  expect(atob(marker)).toBe('wayline-web');
});
it('R-SHELL-044 carries no token when there is none', () => {
  forgetSession();
  expect(requestHeaders(OWN, PAGE)).not.toHaveProperty('authorization');
});
it('R-SHELL-042 R-SHELL-240 carries the public token where nobody is signed in and one is stored', () => {
  writeJson(SESSION_KEYS.public_token, { access_token: 'of-a-link', refresh_token: 'of-a-link' });
  forgetSession();
  expect(requestHeaders(OWN, PAGE).authorization).toBe('Bearer of-a-link');
});
it('R-SHELL-043 carries the token of who is signed in, whether a public one is stored or not', () => {
  const own = requestHeaders(OWN, PAGE).authorization;
  writeJson(SESSION_KEYS.public_token, { access_token: 'of-a-link', refresh_token: 'of-a-link' });
  expect([own, requestHeaders(OWN, PAGE).authorization]).toEqual(Array(2).fill(`Bearer ${TOKENS.access_token}`));
});
it('R-SHELL-241 tells the current page address to a host that is not exempt', () => {
  expect(requestHeaders(OWN, PAGE)['x-custom-route']).toBe('/trips?status=PAID');
});
it.each(EXEMPT_HOSTS)('R-SHELL-242 tells no page address to %s', (host) => {
  expect(requestHeaders(new URL(`https://${host}/v1/x`), PAGE)).not.toHaveProperty('x-custom-route');
});
