import { italy } from '@wayline/core/areas/trip/itinerary/published.fixture';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parsePage } from '../document/parse-page.fixture';
import { renderItinerary } from '../itinerary/itinerary-document';
import { followVersions } from './follow-versions';
import { postTo } from './post-to';

const LINK = 'b'.repeat(43);
const TRIP = `trp_${'0'.repeat(26)}`;
const ITINERARY = `tin_${'0'.repeat(26)}`;
const WRONG = Response.json({ error: { message: 'Wrong Client Credentials!' } }, { status: 401 });
const stored = (name: string) => JSON.parse(localStorage.getItem(name) ?? 'null');

/** A server at which the link works while `works`, and its itinerary has this version. Tells what it was asked. */
const serve = (state: { works: boolean; version: number }) => {
  let given = 0;
  const asked = vi.fn(async (url: string, init: RequestInit = {}) => {
    const { authorization } = init.headers as Record<string, string>;
    if (!state.works) return WRONG.clone();
    if (url.endsWith('/oauth/token')) {
      given += 1;
      return Response.json({ access_token: `token-${given}`, refresh_token: `token-${given}` });
    }
    if (!url.includes('/trips/')) return Response.json({ answers: [] });
    if (authorization !== `Bearer token-${given}`) return WRONG.clone();
    return Response.json({ id: TRIP, itineraries: [{ id: ITINERARY, version: state.version }] });
  });
  vi.stubGlobal('fetch', asked);
  const sent = () => asked.mock.calls.map(([url, { headers, body } = {}]) => ({ url, headers, body }));
  return { sent };
};
const open = () => {
  const page = { ...italy(), trip_id: TRIP, itinerary_id: ITINERARY, version: 3 } as ReturnType<typeof italy>;
  document.body.innerHTML = parsePage(renderItinerary(page)).body.innerHTML;
  const bar = document.getElementById('newer');
  if (!bar) throw new Error('The page has no bar.');
  return bar;
};
/** The client looks elsewhere for two minutes and comes back. */
const comeBack = () => {
  vi.setSystemTime(Date.now() + 120_000);
  document.dispatchEvent(new Event('visibilitychange'));
};
beforeEach(() => {
  history.replaceState(null, '', `/ti/${LINK}`);
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('R-SHELL-243 R-SHELL-244 asks for the public token of its link, and keeps it as that', async () => {
  const { sent } = serve({ works: true, version: 3 });
  open();
  followVersions(LINK);
  await expect.poll(() => stored('public_token')).toEqual({ access_token: 'token-1', refresh_token: 'token-1' });
  const [asked] = sent();
  expect([asked?.url, JSON.parse(String(asked?.body))]).toEqual([
    '/services/public/oauth/token',
    { grant_type: 'client_credentials', client_id: 'client-link', client_secret: LINK, scope: 'trip:read' },
  ]);
});
it('R-SHELL-240 sends the public token with what it sends, and its address without the link', async () => {
  const { sent } = serve({ works: true, version: 3 });
  open();
  localStorage.setItem('public_token', JSON.stringify({ access_token: 'mine', refresh_token: 'mine' }));
  await postTo(LINK, 'viewed', {});
  const [{ headers } = { headers: {} }] = sent();
  expect(headers).toMatchObject({
    authorization: 'Bearer mine',
    accept: 'application/json',
    'cache-control': 'no-cache',
  });
  expect(JSON.stringify(headers)).not.toContain(LINK);
});
it('R-SHELL-043 sends and keeps no public token where somebody is signed in', async () => {
  const { sent } = serve({ works: true, version: 3 });
  open();
  localStorage.setItem('authUser', JSON.stringify({ access_token: 'login', refresh_token: 'login' }));
  followVersions(LINK);
  await expect.poll(() => sent().some(({ url }) => url.includes('/trips/'))).toBe(true);
  await postTo(LINK, 'viewed', {});
  expect([stored('public_token'), JSON.stringify(sent().at(-1)?.headers)]).toEqual([
    null,
    expect.not.stringMatching(/authorization/),
  ]);
});
it('R-TRIP-181 tells the client of a newer version, by the trip that it loads with the public token', async () => {
  const state = { works: true, version: 3 };
  const { sent } = serve(state);
  const bar = open();
  followVersions(LINK);
  await expect.poll(() => sent().length).toBeGreaterThanOrEqual(1);
  expect(bar.hidden).toBe(true);
  state.version = 4;
  comeBack();
  await expect.poll(() => bar.hidden).toBe(false);
  expect(bar.textContent).toContain('Your advisor has changed this itinerary.');
  expect(bar.querySelector('button')).toMatchObject({ hidden: false, textContent: 'Show the new version' });
});
it('G-028 says that the link is no good any more, in the words of the server', async () => {
  const state = { works: true, version: 3 };
  serve(state);
  const bar = open();
  followVersions(LINK);
  await expect.poll(() => stored('public_token')).not.toBeNull();
  state.works = false;
  comeBack();
  await expect.poll(() => bar.textContent).toContain('Wrong Client Credentials! This link doesn’t work anymore.');
  expect(bar.querySelector('button')?.hidden).toBe(true);
});
it('says so too where the link goes on to others, and this itinerary is not shared any more', async () => {
  const { sent } = serve({ works: true, version: 3 });
  const bar = open();
  document.querySelector<HTMLElement>('[data-itinerary]')?.setAttribute('data-itinerary', `tin_${'1'.repeat(26)}`);
  followVersions(LINK);
  await expect.poll(() => bar.textContent).toContain('This link doesn’t work anymore.');
  expect(sent().length).toBeLessThan(4);
});
it.each([429, 500, 503])('says nothing of the link where the server answers %s', async (status) => {
  const asked = vi.fn(async () => Response.json({ message: 'Busy' }, { status }));
  vi.stubGlobal('fetch', asked);
  const bar = open();
  followVersions(LINK);
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThanOrEqual(1);
  comeBack();
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThanOrEqual(2);
  expect(bar.hidden).toBe(true);
});
it('asks nothing of a page that was published before it said what it shows', () => {
  const { sent } = serve({ works: true, version: 3 });
  open().closest('[data-trip]')?.removeAttribute('data-trip');
  followVersions(LINK);
  expect(sent()).toEqual([]);
});
