import type { SignedCall } from '@wayline/core/access/signed-call';
import { refuse } from '@wayline/core/areas/people/errors';
import { identityContracts } from '@wayline/core/areas/people/identity.contract';
import type { IdentityProvider } from '@wayline/core/areas/people/identity-provider';
import { makeRecoveryCodes } from '@wayline/core/areas/people/make-recovery-codes';
import { proveTwoStep } from '@wayline/core/areas/people/prove-two-step';
import { RecoveryCodes } from '@wayline/core/areas/people/recovery-codes';
import { ok, type Result } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';
import { recoveryMail } from './account-mails';
import { identityAdapter } from './identity-adapter';

type At = SignedCall<{ identity: IdentityProvider }>;

const turnOn = async (at: At, password: string, code: string): Promise<Result<string[]>> => {
  const { actor, deps } = at;
  const on = await deps.identity.hasTotp(actor.user.sub);
  if (!on.ok) return on;
  if (on.value) return refuse('two_step.on');
  const confirmed = await deps.identity.confirmTotp(actor.user.sub, password, code.replace(' ', ''));
  return confirmed.ok ? makeRecoveryCodes(at) : confirmed;
};

const turnOff = async ({ actor, db, deps, commit }: At, password: string, code: string) => {
  const proved = await proveTwoStep(deps, actor, { password, code }, recoveryMail);
  if (!proved.ok) return proved;
  const off = await deps.identity.askTotp(actor.user.sub, false);
  if (!off.ok) return off;
  const { user_id } = actor;
  const codes = await db.get(RecoveryCodes, { user_id }, true);
  return commit({
    writes: codes ? [db.remove(RecoveryCodes, { user_id })] : [],
    audit: { subject: user_id, action: 'user.two_step_off' },
    answer: { status: 'success' as const },
  });
};

/**
 * Switches the second factor on, with a set of recovery codes, once the password has proved the user and a code the authenticator; or off,
 * once both have proved the user.
 */
export const handler = endpoint(
  identityContracts['users.settings.two-step-auth'],
  async (at) => {
    const { enabled, code, password = '' } = at.input;
    if (!enabled) return turnOff(at, password, code);
    const codes = await turnOn(at, password, code);
    return codes.ok ? ok({ status: 'success' as const, recovery_codes: codes.value }) : codes;
  },
  { identity: identityAdapter },
);
