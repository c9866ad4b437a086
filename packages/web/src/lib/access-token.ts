import { refreshSession } from './refresh-session';
import { storedTokens } from './session';

const SOON_MS = 30_000;

/** When a token ends, in ms; a token that cannot be read ends never, and the server decides. */
const endOf = (token: string): number => {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { exp } = JSON.parse(atob(payload)) as { exp?: number };
    return exp ? exp * 1000 : Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
};

/** An access token that is good for a while, renewed first when it is about to end; undefined when nobody is signed in. */
export const freshAccessToken = async (): Promise<string | undefined> => {
  const token = storedTokens()?.access_token;
  if (token && endOf(token) - Date.now() < SOON_MS) await refreshSession(token);
  return storedTokens()?.access_token;
};
