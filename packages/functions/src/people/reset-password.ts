import { forgetActor } from '@wayline/core/access/actor-cache';
import { endSessions } from '@wayline/core/access/people.records';
import { identityContracts } from '@wayline/core/areas/people/identity.contract';
import { replaceUnconfirmed } from '@wayline/core/areas/people/replace-unconfirmed';
import { endpoint } from '../kernel/endpoint';
import { identityAdapter } from './identity-adapter';
import { toSuccess } from './success-answer';

/** A new password by a mailed code. Whoever was signed in with the old one is out: the provider alone would let them stay. */
export const handler = endpoint(
  identityContracts['users.reset-password'],
  async ({ input, deps }) => {
    const found = await deps.identity.accountOf(input.email);
    if (!found.ok) return found;
    if (found.value?.confirmed === false) return toSuccess(await replaceUnconfirmed(deps, found.value.sub, input));
    const reset = await deps.identity.resetPassword(input.email, input.code, input.password);
    if (!reset.ok) return reset;
    const ended = await deps.identity.endSessionsOf(input.email);
    if (!ended.ok) return ended;
    const { sub } = ended.value;
    await endSessions(deps.table, sub, { newId: deps.newId, now: deps.now() });
    forgetActor(sub);
    return toSuccess(reset);
  },
  { identity: identityAdapter },
);
