import { newToken } from '@wayline/core/store/token-hash';
import { setting } from '../kernel/environment';

/** A link of an invitation, and the hash it is known by. */
export const newLink = () => {
  const { token, token_hash } = newToken();
  return { token_hash, url: `${setting('ORIGIN')}/invite/${token}` };
};
