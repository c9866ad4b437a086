import { identityContracts } from '@wayline/core/areas/people/identity.contract';
import { endpoint } from '../kernel/endpoint';
import { completeSignIn } from './complete-sign-in';
import { identityAdapter } from './identity-adapter';

export const handler = endpoint(
  identityContracts['users.login.totp'],
  async ({ input, deps }) => {
    const outcome = await deps.identity.answerTotp(input.email, input.challenge_session, input.code);
    return outcome.ok ? completeSignIn(deps, outcome.value) : outcome;
  },
  { identity: identityAdapter },
);
