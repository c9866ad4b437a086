import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../lib/api';
import { PATHS } from '../lib/paths';
import { forgetSession, signIn, storeTokens } from '../lib/session';

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

/** Signs in with a token from an address: kept as access and refresh token once it has proved good. Source: R-SHELL-065, R-SHELL-066. */
export const enterWithToken = async (token: string): Promise<boolean> => {
  const tokens = { access_token: token, refresh_token: token };
  forgetSession();
  storeTokens(tokens);
  try {
    signIn(tokens, await call('users.current.get', {}, { onMissing: 'stay' }));
    return true;
  } catch {
    forgetSession();
    return false;
  }
};

/** Whether a token from the address is being tried; it leads to the dashboard, or to the sign-in when it is no good. */
export const useUserToken = (): boolean => {
  const navigate = useNavigate();
  const [token] = useState(takeUserToken);
  const [entering, setEntering] = useState(token !== undefined);
  useEffect(() => {
    if (!token) return;
    void enterWithToken(token).then((good) => {
      setEntering(false);
      void navigate(good ? PATHS.dashboard() : PATHS.login(), { replace: true });
    });
  }, [token, navigate]);
  return entering;
};
