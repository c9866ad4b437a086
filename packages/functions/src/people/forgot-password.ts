import { identityContracts } from '@wayline/core/areas/people/identity.contract';
import { endpoint } from '../kernel/endpoint';
import { identityAdapter } from './identity-adapter';
import { toUnrevealingSuccess } from './success-answer';

/**
 * Mails a code for a new password, or once more the code that confirms the address where that was never done: either one sets the new
 * password. An unknown address is answered like a known one.
 */
export const handler = endpoint(
  identityContracts['users.forgot-password'],
  async ({ input: { email }, deps }) => {
    const found = await deps.identity.accountOf(email);
    if (!found.ok) return found;
    const isUnconfirmed = found.value?.confirmed === false;
    return toUnrevealingSuccess(
      await (isUnconfirmed ? deps.identity.resendCode(email) : deps.identity.forgotPassword(email)),
    );
  },
  { identity: identityAdapter },
);
