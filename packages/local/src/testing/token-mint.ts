import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto';

const POOL = 'eu-west-1_LocalPool';
const b64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs access tokens as the user pool would, for tests that are not about signing in. */
export const tokenMint = (clientId: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'test', alg: 'RS256', use: 'sig' };
  const sign = (claims: Record<string, unknown>) => {
    const head = `${b64({ alg: 'RS256', kid: 'test' })}.${b64(claims)}`;
    return `${head}.${createSign('RSA-SHA256').update(head).sign(privateKey, 'base64url')}`;
  };
  return {
    poolId: POOL,
    jwks: { keys: [jwk] },
    /** An access token of a user; `signed_in_at` in epoch seconds. */
    accessToken: (
      sub: string,
      { session = String(randomUUID()), signed_in_at = Math.floor(Date.now() / 1000), lifetime = 3600 } = {},
    ) =>
      sign({
        sub,
        client_id: clientId,
        username: sub,
        token_use: 'access',
        scope: 'aws.cognito.signin.user.admin',
        origin_jti: session,
        jti: randomUUID(),
        iss: `https://cognito-idp.eu-west-1.amazonaws.com/${POOL}`,
        auth_time: signed_in_at,
        iat: signed_in_at,
        exp: Math.floor(Date.now() / 1000) + lifetime,
      }),
  };
};
