import { expect, it, vi } from 'vitest';
import { fakeFetch } from '../testing/fake-fetch';
import { sessionUser, TOKENS } from '../testing/people';
import { signIn } from './session';

const line = vi.hoisted(() => ({ hears: new Map<string, (event: object) => void>() }));
vi.mock('partysocket', () => ({
  WebSocket: class {
    readyState = 1;
    OPEN = 1;
    shouldReconnect = true;
    addEventListener = (name: string, hear: (event: object) => void) => void line.hears.set(name, hear);
    close = () => {
      this.shouldReconnect = false;
      line.hears.get('close')?.({});
    };
    send = () => undefined;
  },
}));
vi.mock('./app-config', () => ({ appConfig: async () => ({ ws_url: 'ws://localhost/live' }) }));

const SHELL = 'GET /services/misc/api/v1/shell';
const SINCE = 'GET /services/misc/api/v1/events';
const BEGAN = 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV';
const missed = { id: 'evt_01BRZ3NDEKTSV4RRFFQ69G5FAV', kind: 'itinerary_viewed', channel: 'company.cmp_1' };

it('R-SHELL-179 asks why a line is refused, so that whoever was signed out before it stood is thrown out', async () => {
  signIn(TOKENS, sessionUser());
  const sent = fakeFetch({
    [SHELL]: { json: { user: sessionUser(), events_after: BEGAN } },
    [SINCE]: { json: { events: [], reset: false } },
  });
  vi.resetModules();
  const { openLive } = await import('./live');
  const close = await openLive(vi.fn());
  const asked = () => sent.filter(({ url }) => url.searchParams.has('after')).length;
  line.hears.get('close')?.({});
  await expect.poll(asked).toBe(1);
  // The end of one that stood is no refusal.
  line.hears.get('open')?.({});
  line.hears.get('close')?.({});
  line.hears.get('close')?.({});
  await expect.poll(asked).toBe(2);
  close();
  expect(asked()).toBe(2);
});

it('R-SHELL-178 makes up for what happened before the line stood', async () => {
  signIn(TOKENS, sessionUser());
  const sent = fakeFetch({
    [SHELL]: { json: { user: sessionUser(), events_after: BEGAN } },
    [SINCE]: { json: { events: [missed], reset: false } },
  });
  // Another file of this process may have loaded it with the real line.
  vi.resetModules();
  const { openLive } = await import('./live');
  const refresh = vi.fn();
  const close = await openLive(refresh);
  line.hears.get('open')?.({});
  await expect.poll(() => refresh.mock.calls).toEqual([[missed]]);
  expect(sent.at(-1)?.url.searchParams.get('after')).toBe(BEGAN);
  close();
});
