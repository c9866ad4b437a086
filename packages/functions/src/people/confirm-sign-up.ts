import { identityContracts } from '@wayline/core/areas/people/identity.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';
import { completeSignIn } from './complete-sign-in';
import { identityAdapter } from './identity-adapter';

/**
 * Confirms a new account by the mailed code and signs in. Only together with the password of the very sign-up that the code was mailed
 * for: whoever signs up with an address of somebody else has them mailed a code, and must not get an account by it.
 */
export const handler = endpoint(
  identityContracts['users.sign-up.confirm'],
  async ({ input: { email, password, code }, deps }) => {
    const attempt = () => deps.identity.signIn(email, password);
    const before = await attempt();
    if (!before.ok) {
      if (before.code !== 'sign_in.unconfirmed') return before;
      const confirmed = await deps.identity.confirmSignUp(email, code);
      if (!confirmed.ok) return confirmed;
    }
    const outcome = before.ok ? before : await attempt();
    if (!outcome.ok) return outcome;
    return 'tokens' in outcome.value ? completeSignIn(deps, outcome.value.tokens) : ok(outcome.value);
  },
  { identity: identityAdapter },
);
