import type { Tokens } from '@wayline/core/identity/identity-provider';
import { sessionUserOf } from '@wayline/core/identity/session-user-of';
import { ok, refuse } from '@wayline/core/kernel/result';
import { actorFor } from '../kernel/actor-cache';
import type { Deps } from '../kernel/deps';
import { verifyAccessToken } from '../kernel/verify-token';

/** The answer to a finished sign-in: tokens and the session user, but for what the support chat is told: the shell, asked next, brings it. A person whose company keeps them out is refused here too. */
export const signedIn = async (deps: Deps, tokens: Tokens) => {
  const claims = await verifyAccessToken(tokens.access_token);
  const actor = claims && (await actorFor(claims, deps));
  return actor ? ok({ ...tokens, user: sessionUserOf(actor, deps.now()) }) : refuse('sign_in.refused');
};
