import { identityContracts } from '@wayline/core/areas/people/identity.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';
import { identityAdapter } from './identity-adapter';

const ISSUER = 'Wayline';

export const handler = endpoint(
  identityContracts['users.settings.two-step-auth.begin'],
  async ({ input: { password }, actor, deps }) => {
    const begun = await deps.identity.beginTotp(actor.user.sub, password);
    if (!begun.ok) return begun;
    const { secret } = begun.value;
    const account = encodeURIComponent(`${ISSUER}:${actor.email}`);
    return ok({ secret, otpauth_url: `otpauth://totp/${account}?secret=${secret}&issuer=${ISSUER}` });
  },
  { identity: identityAdapter },
);
