import { secretText } from './secret-text';

const KEPT_MS = 5 * 60_000;

/**
 * What Secrets Manager keeps under a name, read when it is first wanted and again after five minutes, so that a secret that was changed is
 * soon the one that counts. What could not be read or understood is asked for anew. `now` in milliseconds.
 */
export const cachedSecret = <T>(name: string, parse: (text: string) => T, now = Date.now): (() => Promise<T>) => {
  const read = secretText();
  let known: { secret: Promise<T>; until: number } | undefined;
  const fresh = async () => parse(await read(name));
  return async () => {
    if (!known || now() >= known.until) known = { secret: fresh(), until: now() + KEPT_MS };
    const asked = known;
    try {
      return await asked.secret;
    } catch (error) {
      if (known === asked) known = undefined;
      throw error;
    }
  };
};
