import { vi } from 'vitest';

/** A Tuesday morning, far from the turn of any day, month or year. */
const NOW = '2026-11-24T10:24:00.000Z';

/**
 * Lets the clock of this process stand still, and timers run: a test means the same at midnight, on a slow machine and next year. It goes on
 * only where a test moves it. `WAYLINE_NOW` gives another instant, to see that no test leans on this one.
 */
export const standStill = (): void => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(process.env.WAYLINE_NOW ?? NOW) });
};
