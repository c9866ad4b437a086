import { CONTRACTS } from '@wayline/core/contracts';
import { endpoint } from '../kernel/endpoint';
import { identityAdapter } from '../kernel/identity-adapter';
import { signedIn } from './signed-in';

export const handler = endpoint(
  CONTRACTS['users.login'],
  async ({ input, deps }) => {
    const outcome = await deps.identity.signIn(input.email, input.password);
    if (!outcome.ok) return outcome;
    if ('challenge' in outcome.value) return { ok: true, value: outcome.value };
    return signedIn(deps, outcome.value.tokens);
  },
  { identity: identityAdapter },
);
