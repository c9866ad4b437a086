import { createPrivateKey, createPublicKey, createSign, createVerify, generateKeyPairSync } from 'node:crypto';
import type { Store } from '../store';

const KEY_ID = 'local-1';
const b64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
export type Claims = Record<string, unknown>;

/** A new key to sign with, as PEM. */
export const makeSigningKey = (): string =>
  String(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'pem', type: 'pkcs8' }));

const keptKey = (store: Store, first: string | undefined): string => {
  const kept = store.get<string>('signing-key');
  if (kept) return kept;
  const made = first ?? makeSigningKey();
  store.put('signing-key', made);
  return made;
};

/** Signs the pool's tokens with a key that is made once and kept; `first` is the key of a pool that has none yet. */
export const tokenSigner = (store: Store, first?: string) => {
  const key = createPrivateKey(keptKey(store, first));
  const publicKey = createPublicKey(key);
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' };
  return {
    jwks: { keys: [jwk] },
    sign: (claims: Claims): string => {
      const text = `${b64({ kid: KEY_ID, alg: 'RS256' })}.${b64(claims)}`;
      return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`;
    },
    /** The claims of a token that we signed, or undefined; whether it is still good is for the caller to ask. */
    read: (token: string): Claims | undefined => {
      const [head, body, signature, ...more] = token.split('.');
      if (!head || !body || !signature || more.length > 0) return undefined;
      const genuine = createVerify('RSA-SHA256').update(`${head}.${body}`).verify(publicKey, signature, 'base64url');
      return genuine ? (JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims) : undefined;
    },
  };
};
export type Signer = ReturnType<typeof tokenSigner>;
