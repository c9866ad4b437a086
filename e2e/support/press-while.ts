import type { Locator } from '@playwright/test';

/**
 * Presses something as long as what it stands on is there: where that goes away first, it lets the press be instead of waiting for what
 * will not come back. What came of it is the caller's to look at.
 */
export const pressWhile = async (there: Locator, target: Locator): Promise<void> => {
  const stop = new AbortController();
  const { signal } = stop;
  const unlessStopped = (action: Promise<void>) =>
    action.catch((error) => {
      if (!signal.aborted) throw error;
    });
  const both = [target.click({ signal }), there.waitFor({ state: 'hidden', signal })].map(unlessStopped);
  try {
    await Promise.race(both);
  } finally {
    stop.abort();
    await Promise.allSettled(both);
  }
};
