import { ROUTES } from 'virtual:wayline/routes';
import { storedTokens, storeTokens, type Tokens } from './session';

let running: Promise<boolean> | undefined;

/** Only secure pages have locks; elsewhere tabs do not wait for each other. */
const locks: LockManager | null | undefined = navigator.locks;
const exclusively = <T>(work: () => Promise<T>): Promise<T> =>
  locks ? locks.request('wayline.refresh', work) : work();

const exchange = async (used: string): Promise<boolean> => {
  const tokens = storedTokens();
  if (!tokens) return false;
  // Another tab may have been first; its refresh token has replaced the one this tab knew.
  if (tokens.access_token !== used) return true;
  const [method, address] = ROUTES['users.refresh'] ?? ['POST', ''];
  const response = await fetch(address, {
    method,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: tokens.refresh_token }),
  }).catch(() => undefined);
  if (!response?.ok) return false;
  storeTokens((await response.json()) as Tokens);
  return true;
};

/** Replaces the access token that was refused; several calls, and several tabs, share one exchange. False ends the session. */
export const refreshSession = (usedAccessToken: string): Promise<boolean> => {
  running ??= exclusively(() => exchange(usedAccessToken)).finally(() => {
    running = undefined;
  });
  return running;
};
