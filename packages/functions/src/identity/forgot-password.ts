import { identityContracts } from '@wayline/core/identity/identity.contract';
import { endpoint } from '../kernel/endpoint';
import { identityAdapter } from '../kernel/identity-adapter';
import { doneQuietly } from './done';

/** Mails a code for a new password; an unknown address is answered like a known one. */
export const handler = endpoint(
  identityContracts['users.forgot-password'],
  async ({ input, deps }) => doneQuietly(await deps.identity.forgotPassword(input.email)),
  {
    identity: identityAdapter,
  },
);
