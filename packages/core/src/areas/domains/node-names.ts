import { Resolver } from 'node:dns/promises';
import type { Names } from './names';

const WAIT_MS = 2_000;
const TRIES = 2;
/** The answers that say that nothing stands there; everything else is no answer. */
const NOTHING = new Set(['ENOTFOUND', 'ENODATA']);

/** The domain name system as the machine knows it, or as one server does, `address:port`. */
export const nodeNames = (server?: string): Names => {
  const resolver = new Resolver({ timeout: WAIT_MS, tries: TRIES });
  if (server) resolver.setServers([server]);
  return {
    texts: async (name) => {
      try {
        return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
      } catch (error) {
        return NOTHING.has(String((error as NodeJS.ErrnoException).code)) ? [] : undefined;
      }
    },
  };
};
