import { identityContracts } from '@wayline/core/identity/identity.contract';
import { endpoint } from '../kernel/endpoint';
import { identityAdapter } from '../kernel/identity-adapter';
import { signedIn } from './signed-in';

export const handler = endpoint(
  identityContracts['users.login.totp'],
  async ({ input, deps }) => {
    const outcome = await deps.identity.answerTotp(input.email, input.challenge_session, input.code);
    return outcome.ok ? signedIn(deps, outcome.value) : outcome;
  },
  { identity: identityAdapter },
);
