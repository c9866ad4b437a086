import { ok, type Refusal, type Result } from '../../base/result';
import { refuse } from './errors';
import type { IdentityProvider } from './identity-provider';

type Proof = { password?: string | undefined; code?: string | undefined };

/** Signs somebody in by their password. The session that comes of it ends at once; answers the challenge of the second factor where there is one. Refuses `wrong`, and `request.too_many` to who guesses. */
export const provePassword = async (
  identity: IdentityProvider,
  who: string,
  password: string,
  wrong: Refusal,
): Promise<Result<string | undefined>> => {
  const outcome = await identity.signIn(who, password);
  if (!outcome.ok) return outcome.code === 'request.too_many' ? outcome : wrong;
  if (!('tokens' in outcome.value)) return ok(outcome.value.challenge_session);
  await identity.revoke(outcome.value.tokens.refresh_token);
  return ok(undefined);
};

/** Answers the challenge of the second factor by the authenticator's code, and ends the session. Refuses `sign_in.code_wrong` and `request.too_many`. */
export const proveTotp = async (
  identity: IdentityProvider,
  who: string,
  challenge: string,
  code: string,
): Promise<Result<true>> => {
  const answered = await identity.answerTotp(who, challenge, code);
  if (!answered.ok) return answered.code === 'request.too_many' ? answered : refuse('sign_in.code_wrong');
  await identity.revoke(answered.value.refresh_token);
  return ok(true);
};

/**
 * That it is really them: their password, and the authenticator's code where there is a second factor. `who` is their address or their sub.
 * Refuses `wrong`, `sign_in.code_wrong`, and `request.too_many` to who guesses.
 */
export const confirmIdentity = async (
  identity: IdentityProvider,
  who: string,
  { password, code }: Proof,
  wrong: Refusal,
): Promise<Result<true>> => {
  if (!password) return wrong;
  const began = await provePassword(identity, who, password, wrong);
  if (!began.ok) return began;
  if (began.value === undefined) return ok(true);
  return code ? proveTotp(identity, who, began.value, code) : refuse('sign_in.code_wrong');
};
