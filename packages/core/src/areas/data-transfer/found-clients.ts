import { setTimeout as wait } from 'node:timers/promises';
import type { TenantDb } from '../../store/tenant-db';
import { type AddedClient, listRemaining, listUnfound } from '../clients/public';
import type { RowOutcome } from './data-import.records';

/** So often it is looked whether searches have caught up, and so long is between two looks; the next run of the job looks again. */
const LOOKS = 20;
const PAUSE_MS = 100;

/** Clients whom an import has added and searches may not find yet. What reads the stream falls behind while much is written. */
export const clientsToBeFound = (db: TenantDb) => {
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
        if (look === LOOKS) {
          waiting = await listRemaining(db, waiting);
          return waiting.length <= most;
        }
        await wait(PAUSE_MS);
      }
      return true;
    },
  };
};
