import { identityContracts } from '@wayline/core/identity/identity.contract';
import { endpoint } from '../kernel/endpoint';
import { identityAdapter } from '../kernel/identity-adapter';
import { done } from './done';

/** Confirms the e-mail of a new account by the code that was mailed. */
export const handler = endpoint(
  identityContracts['users.sign-up.confirm'],
  async ({ input, deps }) => done(await deps.identity.confirmSignUp(input.email, input.code)),
  {
    identity: identityAdapter,
  },
);
