import type { IdentityProvider } from '@wayline/core/identity/identity-provider';
import { ok, type Result, refuse } from '@wayline/core/kernel/result';

type Proof = { password?: string | undefined; code?: string | undefined };

/**
 * That it is really them: their password, and the authenticator's code where there is a second factor. The session that comes of it ends at
 * once. Refuses `closing.password_wrong`, `sign_in.code_wrong`, and `request.too_many` to who guesses.
 */
export const confirmed = async (
  identity: IdentityProvider,
  email: string,
  { password, code }: Proof,
): Promise<Result<true>> => {
  if (!password) return refuse('closing.password_wrong');
  const outcome = await identity.signIn(email, password);
  if (!outcome.ok) return outcome.code === 'request.too_many' ? outcome : refuse('closing.password_wrong');
  if ('tokens' in outcome.value) {
    await identity.revoke(outcome.value.tokens.refresh_token);
    return ok(true);
  }
  if (!code) return refuse('sign_in.code_wrong');
  const answered = await identity.answerTotp(email, outcome.value.challenge_session, code);
  if (!answered.ok) return answered.code === 'request.too_many' ? answered : refuse('sign_in.code_wrong');
  await identity.revoke(answered.value.refresh_token);
  return ok(true);
};
