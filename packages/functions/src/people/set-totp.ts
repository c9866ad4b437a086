import type { Actor } from '@wayline/core/access/actor';
import { identityContracts } from '@wayline/core/areas/people/identity.contract';
import type { IdentityProvider } from '@wayline/core/areas/people/identity-provider';
import { RecoveryCodes } from '@wayline/core/areas/people/recovery-codes';
import { ok, type Result, refuse } from '@wayline/core/base/result';
import type { Committer } from '@wayline/core/store/commit';
import type { Deps } from '@wayline/core/store/deps';
import type { TenantDb } from '@wayline/core/store/tenant-db';
import { endpoint } from '../kernel/endpoint';
import { identityAdapter } from './identity-adapter';
import { makeRecoveryCodes } from './make-recovery-codes';
import { proveTwoStep } from './two-step-proof';

type At = { actor: Actor; db: TenantDb; deps: Deps & { identity: IdentityProvider }; commit: Committer };

const turnOn = async ({ actor, db, deps, commit }: At, password: string, code: string): Promise<Result<string[]>> => {
  const on = await deps.identity.hasTotp(actor.user.sub);
  if (!on.ok) return on;
  if (on.value) return refuse('two_step.on');
  const confirmed = await deps.identity.confirmTotp(actor.user.sub, password, code.replace(' ', ''));
  return confirmed.ok ? makeRecoveryCodes({ actor, db, deps, commit }) : confirmed;
};

const turnOff = async ({ actor, db, deps, commit }: At, password: string, code: string) => {
  const proved = await proveTwoStep(deps, actor, { password, code });
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
  async ({ input: { enabled, code, password = '' }, actor, db, deps, commit }) => {
    const at = { actor, db, deps, commit };
    if (!enabled) return turnOff(at, password, code);
    const codes = await turnOn(at, password, code);
    return codes.ok ? ok({ status: 'success' as const, recovery_codes: codes.value }) : codes;
  },
  { identity: identityAdapter },
);
