import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/**
 * What the table keeps of the secret of a link, an invitation or an API key: whoever reads the table can open nothing with it. The secrets
 * are long and pure chance, so a plain hash is enough. Hex, because the content network computes it too.
 */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** What a mailed link carries, and the hash it is known by; the token itself stands nowhere but in the mail. */
export const newToken = () => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, token_hash: tokenHash(token) };
};
