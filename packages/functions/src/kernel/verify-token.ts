import type { TokenClaims } from '@wayline/core/access/actor-cache';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { FetchError, JwksValidationError, WaitPeriodNotYetEndedJwkError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { setting } from './environment';

type Verifier = { verify: (token: string, options?: { graceSeconds: number }) => Promise<Record<string, unknown>> };

/** The keys of this machine's pool, which never change: a key that is not among them is asked for nowhere. */
const localKeys = (text: string) =>
  new SimpleJwksCache({
    fetcher: { fetch: async () => new TextEncoder().encode(text).buffer as ArrayBuffer },
    penaltyBox: { wait: async () => {}, registerFailedAttempt: () => {}, registerSuccessfulAttempt: () => {} },
  });

const make = (clientId: string): Verifier => {
  const settings = { userPoolId: setting('USER_POOL_ID'), clientId, tokenUse: 'access' } as const;
  const local = process.env.LOCAL_JWKS;
  const isLocal = local !== undefined && settings.userPoolId.endsWith('_LocalPool');
  return CognitoJwtVerifier.create(settings, isLocal ? { jwksCache: localKeys(local) } : undefined) as Verifier;
};
const verifiers = new Map<string, Verifier>();
const verifierFor = (clientId: string) => {
  const known = verifiers.get(clientId) ?? make(clientId);
  verifiers.set(clientId, known);
  return known;
};

/** The keys that tokens are checked with could not be had, so nothing can be said of a token: neither that it's genuine nor that it's over. */
export class KeysUnavailable extends Error {
  override readonly name = 'KeysUnavailable';
}
const isOfTheKeys = (error: unknown) =>
  error instanceof FetchError || error instanceof JwksValidationError || error instanceof WaitPeriodNotYetEndedJwkError;

const verified = async (
  clientId: string,
  token: string,
  graceSeconds = 0,
): Promise<Record<string, unknown> | undefined> => {
  try {
    return await verifierFor(clientId).verify(token, { graceSeconds });
  } catch (error) {
    if (isOfTheKeys(error))
      throw new KeysUnavailable('The keys of the user pool could not be fetched.', { cause: error });
    return undefined;
  }
};

/** The claims of a signed-in user's token, or undefined when it is not genuine or has run out. Throws `KeysUnavailable`. */
export const verifyAccessToken = async (token: string): Promise<TokenClaims | undefined> => {
  const claims = await verified(setting('CLIENT_ID'), token);
  return (
    claims && {
      sub: String(claims.sub),
      session: String(claims.origin_jti ?? claims.jti),
      signed_in_at: Number(claims.auth_time),
    }
  );
};

/** As long as a refresh token works, an access token that has run out still tells whose it was. */
const REMEMBERED_S = 31 * 24 * 3600;
/** Whose a genuine access token is, or was before it ran out; it lets nobody in. Throws `KeysUnavailable`. */
export const ownerOfToken = async (token: string): Promise<string | undefined> => {
  const claims = await verified(setting('CLIENT_ID'), token, REMEMBERED_S);
  return claims && String(claims.sub);
};
