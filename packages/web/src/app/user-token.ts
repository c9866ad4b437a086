import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../lib/api';
import { PATHS } from '../lib/paths';
import { currentUser, signIn } from '../lib/session';
import { notify } from '../lib/toast-store';
import { confirm } from '../ui/confirm-dialog';

const PARAMETER = 'userToken';

/** Whether an address brings a token, and with it another user than the one who may be signed in. */
export const bringsToken = (search: string): boolean => new URLSearchParams(search).has(PARAMETER);

/** The token in the address, which is taken out of the address and of the browser's history at once. Source: G-027. */
export const takeUserToken = (): string | undefined => {
  const address = new URL(location.href);
  const token = address.searchParams.get(PARAMETER);
  if (token === null) return undefined;
  address.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', address);
  return token || undefined;
};

const findHolder = async (token: string) => {
  try {
    return await call('users.current.get', {}, { onMissing: 'stay', token });
  } catch {
    return undefined;
  }
};

/**
 * Signs in with a token from an address: kept as access and refresh token once it has proved good. Anybody can make such a link, so who is
 * signed in stays that for one that is no good, and is asked before another user takes their place. Source: R-SHELL-065, R-SHELL-066 (G-027).
 */
export const enterWithToken = async (token: string): Promise<void> => {
  const holder = await findHolder(token);
  const present = currentUser();
  if (!holder) {
    if (present) notify({ kind: 'warning', title: 'This link can’t sign you in anymore.' });
    return;
  }
  const stays =
    present &&
    present.id !== holder.id &&
    !(await confirm({
      title: `Sign in as ${holder.email}?`,
      text: `You’re signed in as ${present.email}. This link signs you in to another account, and what you enter from then on is kept there.`,
      confirm: 'Switch account',
      cancel: 'Stay signed in',
    }));
  if (!stays) signIn({ access_token: token, refresh_token: token }, holder);
};

/** Whether a token from the address is being tried; it leads to the dashboard, or to the sign-in when it is no good. */
export const useUserToken = (): boolean => {
  const navigate = useNavigate();
  const [token, setToken] = useState(takeUserToken);
  useEffect(() => {
    if (!token) return;
    void enterWithToken(token).then(() => {
      // Tried once: going on makes another `navigate`.
      setToken(undefined);
      void navigate(currentUser() ? PATHS.dashboard() : PATHS.login(), { replace: true });
    });
  }, [token, navigate]);
  return token !== undefined;
};
