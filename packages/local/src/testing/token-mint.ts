import { randomUUID } from 'node:crypto';
import { CLIENT_ID, ISSUER, POOL_ID } from '../fakes/cognito/pool';
import { type Signer, tokenSigner } from '../fakes/cognito/signer';
import { memoryStore } from '../fakes/store';
import { testSigningKey } from '../fakes/test-signing-key';

const secondsNow = () => Math.floor(Date.now() / 1000);

/** Signs access tokens as the user pool would, for tests that are not about signing in. */
export const tokenMint = (signer: Signer = tokenSigner(memoryStore(), testSigningKey())) => ({
  poolId: POOL_ID,
  clientId: CLIENT_ID,
  jwks: signer.jwks,
  /** An access token of a user; `signed_in_at` in epoch seconds, `lifetime` in seconds. */
  accessToken: (sub: string, { session = String(randomUUID()), signed_in_at = secondsNow(), lifetime = 3600 } = {}) =>
    signer.sign({
      sub,
      client_id: CLIENT_ID,
      username: sub,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      origin_jti: session,
      jti: randomUUID(),
      iss: ISSUER,
      auth_time: signed_in_at,
      iat: signed_in_at,
      exp: secondsNow() + lifetime,
    }),
});
