import { ok, type Result, refuse } from '../../../base/result';
import type { TenantDb } from '../../../store/tenant-db';
import type { Client } from '../client';
import type { TravelDocument } from '../client.records';
import type { ClientId } from '../client-id';
import { type MergedDocuments, mergePassports } from './merge-passports';
import { type MergedProfile, mergeProfiles } from './merge-profiles';
import { countTrips } from './move-client-trips';
import { readMergeSides } from './read-merge-sides';
import { refuseDeleted } from './refuse-deleted';

type Preview = MergedProfile & {
  existing: Client;
  to_merge: Client;
  documents: MergedDocuments<TravelDocument>;
  trips: number;
};

/** The three copies of a merge: both profiles, and what they would become by the rules. Source: R-ACC-093. */
export const previewMerge = async (
  db: TenantDb,
  asked: { existing: ClientId; to_merge: ClientId },
): Promise<Result<Preview>> => {
  if (asked.existing === asked.to_merge) return refuse('client.merge_itself');
  const { kept, other } = await readMergeSides(db, asked.existing, asked.to_merge);
  const [existing, to_merge] = [kept.client, other.client];
  if (!existing || existing.deleted_at) return refuseDeleted(db, existing);
  if (!to_merge || to_merge.deleted_at) return refuseDeleted(db, to_merge);
  const merged = mergeProfiles(existing, to_merge);
  if (!merged.ok) return merged;
  const documents = mergePassports(kept.documents, other.documents);
  return ok({ existing, to_merge, ...merged.value, documents, trips: countTrips(kept.trips, other.trips) });
};
