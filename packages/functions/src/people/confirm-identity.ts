import type { IdentityProvider } from '@wayline/core/areas/people/identity-provider';
import type { ErrorCode } from '@wayline/core/base/errors';
import { ok, type Result, refuse } from '@wayline/core/base/result';

type Proof = { password?: string | undefined; code?: string | undefined };

/**
 * That it is really them: their password, and the authenticator's code where there is a second factor. `who` is their address or their sub.
 * The session that comes of it ends at once. Refuses `wrong`, `sign_in.code_wrong`, and `request.too_many` to who guesses.
 */
export const confirmIdentity = async (
  identity: IdentityProvider,
  who: string,
  { password, code }: Proof,
  wrong: ErrorCode,
): Promise<Result<true>> => {
  if (!password) return refuse(wrong);
  const outcome = await identity.signIn(who, password);
  if (!outcome.ok) return outcome.code === 'request.too_many' ? outcome : refuse(wrong);
  if ('tokens' in outcome.value) {
    await identity.revoke(outcome.value.tokens.refresh_token);
    return ok(true);
  }
  if (!code) return refuse('sign_in.code_wrong');
  const answered = await identity.answerTotp(who, outcome.value.challenge_session, code);
  if (!answered.ok) return answered.code === 'request.too_many' ? answered : refuse('sign_in.code_wrong');
  await identity.revoke(answered.value.refresh_token);
  return ok(true);
};
