import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { call } from './api';
import { connection } from './connection';
import { queryClient } from './query-client';

const setOnline = (online: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
};
afterEach(() => {
  vi.restoreAllMocks();
  setOnline(true);
  queryClient.clear();
});
const noNetwork = async () => {
  throw new TypeError('Failed to fetch');
};

it('is lost as soon as a request finds no network, and back with the first answer, whatever it is', async () => {
  vi.stubGlobal('fetch', noNetwork);
  await call('trips.list', {}).catch(() => undefined);
  expect(connection()).toBe('unreached');
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }));
  await call('trips.list', {}).catch(() => undefined);
  expect(connection()).toBe('online');
});
it('is not lost with a request that was given up', async () => {
  const asked = new AbortController();
  vi.stubGlobal('fetch', async () => {
    asked.abort();
    throw new TypeError('Failed to fetch');
  });
  await call('trips.list', {}, { signal: asked.signal }).catch(() => undefined);
  expect(connection()).toBe('online');
});
it('fails a question offline at once, and asks it again when the connection is back', async () => {
  setOnline(false);
  let answer: () => Promise<string> = noNetwork;
  const observer = new QueryObserver(queryClient, { queryKey: ['asked'], queryFn: () => answer() });
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().status).toBe('error');
  expect(observer.getCurrentResult().failureCount).toBe(1);
  answer = async () => 'here';
  setOnline(true);
  await expect.poll(() => observer.getCurrentResult().data).toBe('here');
  stop();
});
it('is found again by itself, and what failed meanwhile is asked again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', noNetwork);
  await call('trips.list', {}).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(connection()).toBe('unreached');
  const asked = vi.fn(async () => new Response(null));
  vi.stubGlobal('fetch', asked);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(connection()).toBe('online');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked).toHaveBeenCalledTimes(1);
});
it('is looked for at once when the page is looked at again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', noNetwork);
  await call('trips.list', {}).catch(() => undefined);
  vi.stubGlobal('fetch', async () => new Response(null));
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(connection()).toBe('online');
});
