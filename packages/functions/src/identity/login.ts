import { identityContracts } from '@wayline/core/identity/identity.contract';
import { endpoint } from '../kernel/endpoint';
import { identityAdapter } from '../kernel/identity-adapter';
import { signedIn } from './signed-in';

export const handler = endpoint(
  identityContracts['users.login'],
  async ({ input, deps }) => {
    const outcome = await deps.identity.signIn(input.email, input.password);
    if (!outcome.ok) return outcome;
    if ('challenge' in outcome.value) return { ok: true, value: outcome.value };
    return signedIn(deps, outcome.value.tokens);
  },
  { identity: identityAdapter },
);
