import { ok, type Result } from '../../../base/result';
import type { TenantDb } from '../../../store/tenant-db';
import { type Client, clientName } from '../client';
import type { TravelDocument } from '../client.records';
import type { ClientId } from '../client-id';
import { refuse } from '../errors';
import { followMerges } from './follow-merges';
import { type MergedDocuments, mergePassports } from './merge-passports';
import { type MergedProfile, mergeProfiles } from './merge-profiles';
import { countTrips } from './move-client-trips';
import { readMergeSides } from './read-merge-sides';
import { readUndoableMerge } from './undo-merge';

type Preview = MergedProfile & {
  existing: Client;
  to_merge: Client;
  documents: MergedDocuments<TravelDocument>;
  trips: number;
};

type Merged = { merged_into: { id: ClientId; name: string }; is_undoable: boolean };

/** Where one of two went who was merged already; undefined where neither was. */
const findMerged = async (
  db: TenantDb,
  asked: { existing: ClientId; to_merge: ClientId },
  clients: readonly (Client | undefined)[],
  now: string,
): Promise<Merged | undefined> => {
  const gone = clients.find((client) => client?.merged_into);
  const into = gone && (await followMerges(db, gone.id)).client;
  if (!into) return undefined;
  const { ok: is_undoable } = await readUndoableMerge(db, asked, now);
  return { merged_into: { id: into.id, name: clientName(into) }, is_undoable };
};

/** The three copies of a merge: both profiles, and what they would become by the rules. Source: R-ACC-093. */
export const previewMerge = async (
  db: TenantDb,
  asked: { existing: ClientId; to_merge: ClientId },
  now: string,
): Promise<Result<Preview | Merged>> => {
  if (asked.existing === asked.to_merge) return refuse('client.merge_itself');
  const { kept, other } = await readMergeSides(db, asked.existing, asked.to_merge);
  const [existing, to_merge] = [kept.client, other.client];
  const went = await findMerged(db, asked, [to_merge, existing], now);
  if (went) return ok(went);
  if (!existing || existing.deleted_at || !to_merge || to_merge.deleted_at) return refuse('record.missing');
  const merged = mergeProfiles(existing, to_merge);
  if (!merged.ok) return merged;
  const documents = mergePassports(kept.documents, other.documents);
  return ok({ existing, to_merge, ...merged.value, documents, trips: countTrips(kept.trips, other.trips) });
};
