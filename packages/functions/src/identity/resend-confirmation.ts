import { identityContracts } from '@wayline/core/identity/identity.contract';
import { endpoint } from '../kernel/endpoint';
import { identityAdapter } from '../kernel/identity-adapter';
import { doneQuietly } from './done';

/** Mails the code again; an unknown address is answered like a known one. */
export const handler = endpoint(
  identityContracts['users.resend-confirmation'],
  async ({ input, deps }) => doneQuietly(await deps.identity.resendCode(input.email)),
  {
    identity: identityAdapter,
  },
);
