import { createPrivateKey, createPublicKey, createSign, generateKeyPairSync } from 'node:crypto';
import type { Store } from '../store';

const KEY_ID = 'local-1';
const b64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs the pool's tokens with a key that is made once and kept. */
export const tokenSigner = (store: Store) => {
  const kept = store.get<string>('signing-key');
  const pem =
    kept ??
    String(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'pem', type: 'pkcs8' }));
  if (!kept) store.put('signing-key', pem);
  const key = createPrivateKey(pem);
  const jwk = { ...createPublicKey(key).export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' };
  return {
    jwks: { keys: [jwk] },
    sign: (claims: Record<string, unknown>) => {
      const text = `${b64({ kid: KEY_ID, alg: 'RS256' })}.${b64(claims)}`;
      return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`;
    },
    /** The claims of one of our own tokens; whether it is still good is for the caller to ask. */
    read: (token: string): Record<string, unknown> => {
      try {
        return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
      } catch {
        return {};
      }
    },
  };
};
