import { identityContracts } from '@wayline/core/identity/identity.contract';
import { endpoint } from '../kernel/endpoint';
import { identityAdapter } from '../kernel/identity-adapter';
import { done } from './done';

/** A new password by a mailed code; the provider ends every session of the user. */
export const handler = endpoint(
  identityContracts['users.reset-password'],
  async ({ input, deps }) => done(await deps.identity.resetPassword(input.email, input.code, input.password)),
  {
    identity: identityAdapter,
  },
);
