import type { TokenClaims } from '@wayline/core/access/actor-cache';
import { actorFor, forgetActor } from '@wayline/core/access/actor-cache';
import { refuse } from '@wayline/core/areas/people/errors';
import type { Tokens } from '@wayline/core/areas/people/identity-provider';
import { openPendingCompany } from '@wayline/core/areas/people/open-pending-company';
import { toSessionUser } from '@wayline/core/areas/people/to-session-user';
import { ok } from '@wayline/core/base/result';
import type { Deps } from '@wayline/core/store/deps';
import { verifyAccessToken } from '../kernel/verify-token';

/** Who signs in; on their first time their company is opened. */
const personFor = async (claims: TokenClaims, deps: Deps) => {
  const known = await actorFor(claims, deps);
  if (known) return known;
  const opened = await openPendingCompany(deps, claims.sub);
  if (!opened.ok || !opened.value) return undefined;
  forgetActor(claims.sub);
  return actorFor(claims, deps);
};

/** The answer to a finished sign-in: tokens and the session user, but for what the support chat is told: the shell, asked next, brings it. A person whose company keeps them out is refused here too. */
export const completeSignIn = async (deps: Deps, tokens: Tokens) => {
  const claims = await verifyAccessToken(tokens.access_token);
  const actor = claims && (await personFor(claims, deps));
  return actor ? ok({ ...tokens, user: toSessionUser(actor, deps.now()) }) : refuse('sign_in.refused');
};
