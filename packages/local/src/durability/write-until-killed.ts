import { setTimeout as wait } from 'node:timers/promises';
import type { SignedIn } from './advisor';
import type { RequestLog } from './request-log';

const AT_ONCE = 8;
const LATEST_MS = 25;

/**
 * Creates trips, several at once, and has everything killed a moment after so many were acknowledged. Returns how many were; what was
 * in flight stays unanswered in the ledger.
 */
export const writeUntilKilled = async (
  { call }: SignedIn,
  ledger: RequestLog,
  killAfter: number,
  kill: () => Promise<void>,
): Promise<number> => {
  let acknowledged = 0;
  let killed: Promise<void> | undefined;
  const killSoon = async () => {
    await wait(Math.random() * LATEST_MS);
    await kill();
  };
  const write = async () => {
    for (;;) {
      const entry = ledger.next();
      try {
        entry.trip = (await call('trips.create', entry.draft, entry.key)).trip;
      } catch (error) {
        if (killed) return;
        throw error;
      }
      acknowledged += 1;
      if (acknowledged === killAfter) killed = killSoon();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, write));
  await killed;
  return acknowledged;
};
