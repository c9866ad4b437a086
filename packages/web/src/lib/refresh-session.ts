import { ROUTES } from 'virtual:wayline/routes';
import { storedTokens, storeTokens, type Tokens } from './session';

/** `refused` ends the session; `unreachable` says nothing about it. */
export type Renewal = 'renewed' | 'refused' | 'unreachable';
let running: Promise<Renewal> | undefined;

/** Only secure pages have locks; elsewhere tabs do not wait for each other. */
const locks: LockManager | null | undefined = navigator.locks;
const exclusively = <T>(work: () => Promise<T>): Promise<T> =>
  locks ? locks.request('wayline.refresh', work) : work();

const exchange = async (used: string): Promise<Renewal> => {
  const tokens = storedTokens();
  if (!tokens) return 'refused';
  // Another tab may have been first; its refresh token has replaced the one this tab knew.
  if (tokens.access_token !== used) return 'renewed';
  const [method, address] = ROUTES['users.refresh'] ?? ['POST', ''];
  const response = await fetch(address, {
    method,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: tokens.refresh_token }),
  }).catch(() => undefined);
  if (!response || response.status >= 500) return 'unreachable';
  if (!response.ok) return 'refused';
  storeTokens((await response.json()) as Tokens);
  return 'renewed';
};

/** Replaces the access token that was refused; several calls, and several tabs, share one exchange. */
export const refreshSession = (usedAccessToken: string): Promise<Renewal> => {
  running ??= exclusively(() => exchange(usedAccessToken)).finally(() => {
    running = undefined;
  });
  return running;
};
