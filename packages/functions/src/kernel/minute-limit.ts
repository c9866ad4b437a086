const MINUTE_MS = 60_000;
const MOST_CALLERS = 5_000;

/**
 * Counts within a minute, each function for itself: it slows a program down and is no lock. `now` in milliseconds.
 */
export const minuteLimit = (most: number) => {
  const counted = new Map<string, { times: number; since: number }>();
  /** What is known of a caller within this minute. */
  const within = (from: string, now: number) => {
    const known = counted.get(from);
    return known && now >= known.since && now - known.since < MINUTE_MS ? known : undefined;
  };
  const isReached = (from: string, now: number): boolean => (within(from, now)?.times ?? 0) >= most;
  const count = (from: string, now: number): void => {
    const known = within(from, now);
    if (known) {
      known.times += 1;
      return;
    }
    if (counted.size >= MOST_CALLERS) counted.clear();
    counted.set(from, { times: 1, since: now });
  };
  return { isReached, count };
};
