import { ROUTES } from 'virtual:wayline/routes';
import { storedTokens, storeTokens, type Tokens } from './session';

/** `refused` ends the session; `unreachable` says nothing about it. */
export type Renewal = 'renewed' | 'refused' | 'unreachable';
let running: Promise<Renewal> | undefined;

/** Only secure pages have locks; elsewhere tabs do not wait for each other. */
const locks: LockManager | null | undefined = navigator.locks;
const exclusively = <T>(work: () => Promise<T>): Promise<T> =>
  locks ? locks.request('wayline.refresh', work) : work();

const ENDED = new Set([400, 401, 406]);
/** How long to wait before each further attempt: the service may be busy, throttled, or behind a firewall that takes us for a flood. */
const RETRY_MS = [400, 1200];
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const exchange = async (used: string): Promise<Renewal> => {
  const tokens = storedTokens();
  if (!tokens) return 'refused';
  // Another tab may have been first; its refresh token has replaced the one this tab knew.
  if (tokens.access_token !== used) return 'renewed';
  const [method, address] = ROUTES['users.refresh'] ?? ['POST', ''];
  const response = await fetch(address, {
    method,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(tokens),
  }).catch(() => undefined);
  // Only the service itself says that a session is over, and only in these ways.
  if (response && ENDED.has(response.status)) return 'refused';
  if (!response?.ok) return 'unreachable';
  storeTokens((await response.json()) as Tokens);
  return 'renewed';
};

const exchangeWithRetries = async (used: string): Promise<Renewal> => {
  for (const ms of RETRY_MS) {
    const renewal = await exchange(used);
    if (renewal !== 'unreachable') return renewal;
    await pause(ms);
  }
  return exchange(used);
};

/** Replaces the access token that was refused; several calls, and several tabs, share one exchange. */
export const refreshSession = (usedAccessToken: string): Promise<Renewal> => {
  running ??= exclusively(() => exchangeWithRetries(usedAccessToken)).finally(() => {
    running = undefined;
  });
  return running;
};
