import { CONTRACTS } from '@wayline/core/contracts';
import { endpoint } from '../kernel/endpoint';
import { identityAdapter } from '../kernel/identity-adapter';
import { doneQuietly } from './done';

/** Mails the code again; an unknown address is answered like a known one. */
export const handler = endpoint(CONTRACTS['users.resend-confirmation'], async ({ input, deps }) => doneQuietly(await deps.identity.resendCode(input.email)), {
  identity: identityAdapter,
});
