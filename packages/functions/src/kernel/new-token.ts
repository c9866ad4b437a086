import { randomBytes } from 'node:crypto';
import { tokenHash } from '@wayline/core/store/token-hash';

const TOKEN_BYTES = 32;

/** What a mailed link carries, and the hash it is known by; the token itself stands nowhere but in the mail. */
export const newToken = () => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, token_hash: tokenHash(token) };
};
