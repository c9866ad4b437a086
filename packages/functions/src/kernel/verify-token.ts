import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { setting } from './environment';

/** What an access token says: who, in which session (refresh family), signed in when (epoch seconds). */
export type TokenClaims = { sub: string; session: string; signed_in_at: number };

type Verifier = { verify: (token: string) => Promise<Record<string, unknown>> };
const make = (clientId: string): Verifier => {
  const verifier = CognitoJwtVerifier.create({ userPoolId: setting('USER_POOL_ID'), clientId, tokenUse: 'access' });
  const local = process.env.LOCAL_JWKS;
  if (local && setting('USER_POOL_ID').endsWith('_LocalPool')) verifier.cacheJwks(JSON.parse(local));
  return verifier as Verifier;
};
const verifiers = new Map<string, Verifier>();
const verifierFor = (clientId: string) => {
  const known = verifiers.get(clientId) ?? make(clientId);
  verifiers.set(clientId, known);
  return known;
};

/** The claims of a signed-in user's token, or undefined when it is not genuine or has run out. */
export const verifyAccessToken = async (token: string): Promise<TokenClaims | undefined> => {
  try {
    const claims = await verifierFor(setting('CLIENT_ID')).verify(token);
    return {
      sub: String(claims.sub),
      session: String(claims.origin_jti ?? claims.jti),
      signed_in_at: Number(claims.auth_time),
    };
  } catch {
    return undefined;
  }
};

/** Whether a public page's token is genuine. */
export const verifyPublicToken = async (token: string): Promise<boolean> => {
  try {
    await verifierFor(setting('PUBLIC_CLIENT_ID')).verify(token);
    return true;
  } catch {
    return false;
  }
};
