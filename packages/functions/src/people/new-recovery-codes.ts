import { profileContracts } from '@wayline/core/areas/people/profile.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';
import { identityAdapter } from './identity-adapter';
import { makeRecoveryCodes } from './make-recovery-codes';
import { proveTwoStep } from './two-step-proof';

export const handler = endpoint(
  profileContracts['users.recovery-codes.create'],
  async ({ input, actor, db, deps, commit }) => {
    const proved = await proveTwoStep(deps, actor, input);
    if (!proved.ok) return proved;
    const made = await makeRecoveryCodes({ actor, db, deps, commit });
    return made.ok ? ok({ recovery_codes: made.value }) : made;
  },
  { identity: identityAdapter },
);
