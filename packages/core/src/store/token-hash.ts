import { createHash } from 'node:crypto';

/**
 * What the table keeps of the secret of a link, an invitation or an API key: whoever reads the table can open nothing with it. The secrets
 * are long and pure chance, so a plain hash is enough. Hex, because the content network computes it too.
 */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
