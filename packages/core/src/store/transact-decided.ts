import type { TenantDb } from './tenant-db';
import type { Write } from './write';

const MOST = 5;

/**
 * Writes what follows from what is stored, and decides it once more when another's write came between; for work that no person waits to compare.
 * What cannot be written after all is thrown: the job that repeats such work finds it.
 */
export const transactDecided = async (db: TenantDb, decide: () => Promise<readonly Write[]>): Promise<void> => {
  for (let attempt = 1; attempt <= MOST; attempt++) if ((await db.transact(await decide())).ok) return;
  throw new Error('Others kept changing what these writes build on.');
};
