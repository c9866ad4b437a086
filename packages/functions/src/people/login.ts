import { setTimeout as wait } from 'node:timers/promises';
import { identityContracts } from '@wayline/core/areas/people/identity.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';
import { completeSignIn } from './complete-sign-in';
import { identityAdapter } from './identity-adapter';

const SECOND_MS = 1000;

/**
 * Signs in. Tokens tell the time in whole seconds, so one that is issued in the very second in which every session was ended cannot be
 * told from those: then another is asked for in the next second.
 */
export const handler = endpoint(
  identityContracts['users.login'],
  async ({ input, deps }) => {
    const attempt = () => deps.identity.signIn(input.email, input.password);
    const outcome = await attempt();
    if (!outcome.ok) return outcome;
    if ('challenge' in outcome.value) return ok(outcome.value);
    const first = await completeSignIn(deps, outcome.value.tokens);
    if (first.ok) return first;
    await wait(SECOND_MS - (Date.parse(deps.now()) % SECOND_MS));
    const again = await attempt();
    return again.ok && 'tokens' in again.value ? completeSignIn(deps, again.value.tokens) : first;
  },
  { identity: identityAdapter },
);
