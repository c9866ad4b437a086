const MINUTE_MS = 60_000;
const MOST_FAILED = 20;
const MOST_CALLERS = 5_000;

const failed = new Map<string, { times: number; since: number }>();

/** What is known of a caller within this minute. */
const within = (from: string, now: number) => {
  const known = failed.get(from);
  return known && now >= known.since && now - known.since < MINUTE_MS ? known : undefined;
};

/** Whether somebody has tried so many wrong keys within a minute that they have to wait. `now` in milliseconds. */
export const triedTooOften = (from: string, now: number): boolean => (within(from, now)?.times ?? 0) >= MOST_FAILED;

/** Counts a wrong key of this caller. Each function counts for itself: a key is 256 bits, so this slows a program down and is no lock. */
export const countFailed = (from: string, now: number): void => {
  const known = within(from, now);
  if (known) {
    known.times += 1;
    return;
  }
  if (failed.size >= MOST_CALLERS) failed.clear();
  failed.set(from, { times: 1, since: now });
};
