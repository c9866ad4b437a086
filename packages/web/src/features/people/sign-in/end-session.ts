import { ROUTES } from 'virtual:wayline/routes';
import { broadcastLogout, clearStorage } from '../../../lib/logout-broadcast';
import { requestHeaders } from '../../../lib/request-headers';
import { clearImpersonatedUser, forgetSession, storedTokens } from '../../../lib/session';

const LONGEST_MS = 4000;

/**
 * Ends the session on the server, if it can be reached and has not ended already, and everywhere in this browser. Not by `call`: a
 * session that has ended is no reason to end it again.
 */
export const endSession = async (everywhere: boolean): Promise<void> => {
  // The session is ended where it was begun, not in a sub-agency that is looked into.
  clearImpersonatedUser();
  const tokens = storedTokens();
  const [method, path] = ROUTES['users.logout'] ?? ['POST', ''];
  if (tokens) {
    const address = new URL(path, location.origin);
    await fetch(address, {
      method,
      headers: {
        ...requestHeaders(address, new URL(location.href)),
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify({ refresh_token: tokens.refresh_token, everywhere }),
      signal: AbortSignal.timeout(LONGEST_MS),
    }).catch(() => undefined);
  }
  forgetSession();
  clearStorage();
  broadcastLogout();
};
