import type { Actor } from '../../access/actor';
import type { Result } from '../../base/result';
import type { Deps } from '../../store/deps';
import { provePassword, proveTotp } from './confirm-identity';
import { refuse } from './errors';
import type { IdentityProvider } from './identity-provider';
import { type RecoveryMail, takeRecoveryCode } from './take-recovery-code';

type Proof = { password: string; code: string };
type Tools = Deps & { identity: IdentityProvider };

const SIX_DIGITS = /^\d{3} ?\d{3}$/;

/**
 * Proves that the user themself asks: signs them in once more, by password and authenticator or recovery code, and forgets that session at
 * once. Refuses `two_step.password_wrong`, `two_step.off`, `sign_in.code_wrong` and `request.too_many`.
 */
export const proveTwoStep = async (
  deps: Tools,
  actor: Actor,
  { password, code }: Proof,
  compose: RecoveryMail,
): Promise<Result<true>> => {
  const began = await provePassword(deps.identity, actor.email, password, refuse('two_step.password_wrong'));
  if (!began.ok) return began;
  if (began.value === undefined) return refuse('two_step.off');
  return SIX_DIGITS.test(code)
    ? proveTotp(deps.identity, actor.email, began.value, code.replace(' ', ''))
    : takeRecoveryCode(deps, actor, code, compose);
};
