import { makeRecoveryCodes } from '@wayline/core/areas/people/make-recovery-codes';
import { profileContracts } from '@wayline/core/areas/people/profile.contract';
import { proveTwoStep } from '@wayline/core/areas/people/prove-two-step';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';
import { recoveryMail } from './account-mails';
import { identityAdapter } from './identity-adapter';

export const handler = endpoint(
  profileContracts['users.recovery-codes.create'],
  async (call) => {
    const proved = await proveTwoStep(call.deps, call.actor, call.input, recoveryMail);
    if (!proved.ok) return proved;
    const made = await makeRecoveryCodes(call);
    return made.ok ? ok({ recovery_codes: made.value }) : made;
  },
  { identity: identityAdapter },
);
