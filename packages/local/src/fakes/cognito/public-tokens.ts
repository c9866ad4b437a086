import { randomUUID, timingSafeEqual } from 'node:crypto';
import { ISSUER, PUBLIC_CLIENT, PUBLIC_SCOPES, TOKEN_SECONDS } from './pool';
import type { Signer } from './signer';

type Answer = { status: number; body: object };
const refusal = (error: string): Answer => ({ status: 400, body: { error } });

const isOurs = (id: string, secret: string): boolean => {
  const [given, ours] = [Buffer.from(secret), Buffer.from(PUBLIC_CLIENT.secret)];
  return id === PUBLIC_CLIENT.id && given.length === ours.length && timingSafeEqual(given, ours);
};

/** Id and secret, from the header or else from the form. */
const credentials = (authorization: string | undefined, form: URLSearchParams): [string, string] => {
  if (!authorization?.startsWith('Basic ')) return [form.get('client_id') ?? '', form.get('client_secret') ?? ''];
  const [id = '', ...secret] = Buffer.from(authorization.slice('Basic '.length), 'base64').toString().split(':');
  return [id, secret.join(':')];
};

/** The token endpoint for client credentials: what public pages present. Refusals are those of OAuth. */
export const publicTokens =
  (signer: Signer, now: () => number) =>
  (authorization: string | undefined, text: string): Answer => {
    const form = new URLSearchParams(text);
    if (!isOurs(...credentials(authorization, form))) return refusal('invalid_client');
    if (form.get('grant_type') !== 'client_credentials') return refusal('unsupported_grant_type');
    const scopes = (form.get('scope') ?? '').split(' ').filter(Boolean);
    if (scopes.some((scope) => !PUBLIC_SCOPES.includes(scope))) return refusal('invalid_scope');
    const iat = Math.floor(now() / 1000);
    const access_token = signer.sign({
      sub: PUBLIC_CLIENT.id,
      client_id: PUBLIC_CLIENT.id,
      token_use: 'access',
      scope: (scopes.length > 0 ? scopes : PUBLIC_SCOPES).join(' '),
      iss: ISSUER,
      auth_time: iat,
      iat,
      exp: iat + TOKEN_SECONDS,
      jti: randomUUID(),
      version: 2,
    });
    return { status: 200, body: { access_token, token_type: 'Bearer', expires_in: TOKEN_SECONDS } };
  };
