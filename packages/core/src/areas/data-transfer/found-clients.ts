import { setTimeout as wait } from 'node:timers/promises';
import type { TenantDb } from '../../store/tenant-db';
import { type AddedClient, listRemaining, listUnfound } from '../clients/public';
import type { RowOutcome } from './data-import.records';

/** So long is between two looks at whether searches have caught up. */
const PAUSE_MS = 200;

/**
 * Clients whom an import has added and searches may not find yet: what reads the stream falls behind while much is written. It is looked so many
 * times (`looks`) before the rest is left to the next run.
 */
export const clientsToBeFound = (db: TenantDb, looks: number) => {
  let waiting: AddedClient[] = [];
  return {
    count: () => waiting.length,
    expect: (outcomes: readonly RowOutcome[]) => {
      for (const { did, client_id, ind_code } of outcomes)
        if (did === 'created' && client_id && ind_code) waiting.push({ id: client_id, ind_code });
    },
    /** Waits for a while until at most so many are not found yet; whether that was reached. */
    untilAtMost: async (most: number): Promise<boolean> => {
      for (let look = 1; waiting.length > most; look += 1) {
        waiting = await listUnfound(db, waiting);
        if (waiting.length <= most) break;
        if (look === looks) {
          waiting = await listRemaining(db, waiting);
          return waiting.length <= most;
        }
        await wait(PAUSE_MS);
      }
      return true;
    },
  };
};
