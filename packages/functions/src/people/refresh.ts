import { endSessions } from '@wayline/core/access/people.records';
import { identityContracts } from '@wayline/core/areas/people/identity.contract';
import { endpoint } from '../kernel/endpoint';
import { ownerOfToken } from '../kernel/verify-token';
import { identityAdapter } from './identity-adapter';

/**
 * A refresh token is used once. One that comes again was copied: its family is worth nothing any more, and because whoever has the copy may
 * hold an access token that still works, every session of the user ends too.
 */
export const handler = endpoint(
  identityContracts['users.refresh'],
  async ({ input, deps }) => {
    const outcome = await deps.identity.refresh(input.refresh_token);
    if (outcome.ok || outcome.code !== 'session.copied' || !input.access_token) return outcome;
    const sub = await ownerOfToken(input.access_token);
    if (sub) await endSessions(deps.table, sub, { newId: deps.newId, now: deps.now() });
    return outcome;
  },
  {
    identity: identityAdapter,
  },
);
