import type { TenantDb } from '../../../store/tenant-db';
import type { ClientMerge } from './merge.records';
import type { RepointTraveler } from './move-client-trips';

/** What another area keeps of clients, and what becomes of it once two of them were merged, or that was undone. Each is safe to repeat. */
export type MergeFollower = {
  /** Gives the kept client what was the other one's. */
  move?: (db: TenantDb, merge: ClientMerge) => Promise<void>;
  /** Gives the other client back what was theirs. */
  giveBack?: (db: TenantDb, merge: ClientMerge) => Promise<void>;
};

/** Other areas know of clients and not the other way round, so whoever merges brings them. */
export type MergeFollowers = { repointTraveler: RepointTraveler; areas: readonly MergeFollower[] };
