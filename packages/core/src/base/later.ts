const DAY_MS = 86_400_000;

/** The instant so many milliseconds later; earlier when negative. */
export const later = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString();

/** The instant so many times 24 hours later, whatever clocks do meanwhile; earlier when negative. */
export const daysLater = (instant: string, days: number): string => later(instant, days * DAY_MS);

/** Whether what works until `expires_at` is over at `now`. */
export const hasExpired = ({ expires_at }: { expires_at: string }, now: string): boolean => expires_at <= now;
