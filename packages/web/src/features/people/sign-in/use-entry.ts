import { useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '../../../lib/api';
import { signIn } from '../../../lib/session';

/** The answer of a sign-in: a session to enter, or the second factor to ask for. */
type Answer = CallOutput<'users.login'>;

/** Enters the app with the answer of a sign-in; the session of a second factor is what is still missing. */
export const useEntry = () => {
  const client = useQueryClient();
  return ({ access_token, refresh_token, user, challenge_session }: Answer): string | undefined => {
    if (!access_token || !refresh_token || !user) return challenge_session;
    client.clear();
    signIn({ access_token, refresh_token }, user);
    return undefined;
  };
};
