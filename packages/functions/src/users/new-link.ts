import { randomBytes } from 'node:crypto';
import { tokenHash } from '@wayline/core/store/token-hash';
import { setting } from '../kernel/environment';

const TOKEN_BYTES = 32;

/** A link of an invitation, and the hash it is known by; the token itself stands nowhere but in the mail. */
export const newLink = () => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token_hash: tokenHash(token), url: `${setting('ORIGIN')}/invite/${token}` };
};
