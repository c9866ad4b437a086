import { profileContracts } from '@wayline/core/areas/people/profile.contract';
import { RecoveryCodes } from '@wayline/core/areas/people/recovery-codes';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';
import { identityAdapter } from './identity-adapter';

/** How the second factor stands with the identity provider, who alone knows. */
export const handler = endpoint(
  profileContracts['users.settings.two-step-auth.get'],
  async ({ actor, db, deps }) => {
    const [on, codes] = await Promise.all([
      deps.identity.hasTotp(actor.user.sub),
      db.get(RecoveryCodes, { user_id: actor.user_id }),
    ]);
    return on.ok ? ok({ enabled: on.value, codes_left: on.value ? (codes?.hashes.length ?? 0) : 0 }) : on;
  },
  { identity: identityAdapter },
);
