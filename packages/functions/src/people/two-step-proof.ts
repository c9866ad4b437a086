import type { Actor } from '@wayline/core/access/actor';
import type { IdentityProvider } from '@wayline/core/areas/people/identity-provider';
import { ok, type Result, refuse } from '@wayline/core/base/result';
import type { Deps } from '@wayline/core/store/deps';
import { takeRecoveryCode } from './take-recovery-code';

type Proof = { password: string; code: string };
type Tools = Deps & { identity: IdentityProvider };

const SIX_DIGITS = /^\d{3} ?\d{3}$/;

/**
 * Proves that the user themself asks: signs them in once more, by password and authenticator or recovery code, and forgets that session at
 * once. Refuses `two_step.password_wrong`, `two_step.off`, `sign_in.code_wrong` and `request.too_many`.
 */
export const proveTwoStep = async (deps: Tools, actor: Actor, { password, code }: Proof): Promise<Result<true>> => {
  const { identity } = deps;
  const began = await identity.signIn(actor.email, password);
  if (!began.ok) return began.code === 'request.too_many' ? began : refuse('two_step.password_wrong');
  if ('tokens' in began.value) {
    await identity.revoke(began.value.tokens.refresh_token);
    return refuse('two_step.off');
  }
  if (!SIX_DIGITS.test(code)) return takeRecoveryCode(deps, actor, code);
  const answered = await identity.answerTotp(actor.email, began.value.challenge_session, code.replace(' ', ''));
  if (!answered.ok) return answered.code === 'request.too_many' ? answered : refuse('sign_in.code_wrong');
  await identity.revoke(answered.value.refresh_token);
  return ok(true);
};
