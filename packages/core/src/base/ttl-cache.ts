const KEPT_MS = 30_000;

/**
 * What was read, for 30 s per container and at most `most` of them: an access decision costs a warm call no round trip, and what was
 * taken from somebody is gone everywhere within that time.
 */
export const createTtlCache = <K, V>(most: number) => {
  const cache = new Map<K, { value: V; at: number }>();
  return {
    /** What is kept under a key at `now`, an instant, or what `load` finds. */
    get: async (key: K, now: string, load: () => Promise<V>): Promise<V> => {
      const at = Date.parse(now);
      const known = cache.get(key);
      if (known && at - known.at < KEPT_MS && at >= known.at) return known.value;
      const value = await load();
      if (cache.size >= most) cache.clear();
      cache.set(key, { value, at });
      return value;
    },
    forget: (key: K): boolean => cache.delete(key),
    forgetWhere: (is: (key: K, value: V) => boolean): void => {
      for (const [key, { value }] of cache) if (is(key, value)) cache.delete(key);
    },
  };
};
