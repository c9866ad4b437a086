import { identityContracts } from '@wayline/core/areas/people/identity.contract';
import { endpoint } from '../kernel/endpoint';
import { identityAdapter } from './identity-adapter';
import { toUnrevealingSuccess } from './success-answer';

/** Mails the code again; an unknown address is answered like a known one. */
export const handler = endpoint(
  identityContracts['users.resend-confirmation'],
  async ({ input, deps }) => toUnrevealingSuccess(await deps.identity.resendCode(input.email)),
  {
    identity: identityAdapter,
  },
);
