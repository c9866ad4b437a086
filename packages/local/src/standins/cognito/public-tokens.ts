import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { ServiceError } from '../service-error';
import { ISSUER, PUBLIC_CLIENT, type UserPool } from './pool';

const TOKEN_SECONDS = 3600;

/** The token endpoint for client credentials: what public pages present. */
export const publicTokens =
  (signer: UserPool['signer'], now: () => number) => (request: IncomingMessage, text: string) => {
    const form = new URLSearchParams(text);
    const basic = Buffer.from((request.headers.authorization ?? '').replace(/^Basic /, ''), 'base64').toString();
    if (basic !== `${PUBLIC_CLIENT.id}:${PUBLIC_CLIENT.secret}`)
      throw new ServiceError('invalid_client', 'invalid_client', 401);
    if (form.get('grant_type') !== 'client_credentials')
      throw new ServiceError('unsupported_grant_type', 'unsupported_grant_type');
    const iat = Math.floor(now() / 1000);
    return {
      access_token: signer.sign({
        sub: PUBLIC_CLIENT.id,
        client_id: PUBLIC_CLIENT.id,
        token_use: 'access',
        scope: form.get('scope') ?? 'public/read',
        iss: ISSUER,
        iat,
        exp: iat + TOKEN_SECONDS,
        jti: randomUUID(),
        version: 2,
      }),
      token_type: 'Bearer',
      expires_in: TOKEN_SECONDS,
    };
  };
