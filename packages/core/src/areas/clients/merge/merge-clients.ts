import type { SignedCall } from '../../../access/signed-call';
import { sameValue } from '../../../base/merge';
import type { Result } from '../../../base/result';
import { checkSeen } from '../../../store/check-seen';
import { MAX_TRANSACTION_ITEMS } from '../../../store/limits';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import { type TenantDb, withoutScope } from '../../../store/tenant-db';
import { countSteps } from '../../../store/transact';
import { transactDecided } from '../../../store/transact-decided';
import type { Draft, Write, Writes } from '../../../store/write';
import { Client, type ClientDraft } from '../client';
import { clientEvents } from '../client.events';
import { Clients, type TravelDocument, TravelDocuments } from '../client.records';
import type { ClientId } from '../client-id';
import { copyConsents } from '../consents/merge-consents';
import { refuse } from '../errors';
import { listToRename, renameCompanion } from '../related/move-companions';
import { type ClientMerge, ClientMerges, getUndoUntil } from './merge.records';
import type { MergeChoices } from './merge-fields';
import type { MergeFollowers } from './merge-followers';
import { mergePassports } from './merge-passports';
import { mergeProfiles } from './merge-profiles';
import { MERGE_RULES } from './merge-rules';
import { moveBeside, returnBeside } from './move-beside';
import { countTrips, moveClientTrips, moveRemainingTrips, STEPS_PER_TRIP } from './move-client-trips';
import { readMergeSides } from './read-merge-sides';
import { refuseDeleted } from './refuse-deleted';

export type Merge = {
  existing: ClientId;
  to_merge: ClientId;
  existing_version: number;
  to_merge_version: number;
  choices: MergeChoices;
  keep_all_passports: boolean;
};
type Merged = { client: Client; undo_until: string };

/** Steps of the commit besides those of the merge: two counters, two entries of the audit, the fact, and the answer. */
const STEPS_BESIDES = 6;
const NO_FIELDS = Object.fromEntries(Object.keys(MERGE_RULES).map((field) => [field, undefined]));
/** A client with other fields; what the new ones leave out is empty. */
export const withFields = (client: Client, fields: Partial<ClientDraft>): Client =>
  Client.parse({ ...client, ...NO_FIELDS, ...fields });

/** Documents that go from one client to another as they are, their encrypted numbers unread. */
export const moveDocuments = (db: Writes, documents: readonly TravelDocument[], to: ClientId): Write[] =>
  documents.flatMap((document) => [
    db.deleteIfUnchanged(TravelDocuments, document, ['version']),
    db.insert(TravelDocuments, { ...document, client_id: to }),
  ]);

/** What the merge changes of the kept profile. */
const listTouched = (before: Client, after: Client): Pick<ClientMerge, 'touched' | 'became'> => {
  const [was, is]: Record<string, unknown>[] = [before, after];
  const touched = Object.keys(MERGE_RULES).filter((field) => !sameValue(was?.[field], is?.[field]));
  return { touched, became: Object.fromEntries(touched.map((field) => [field, is?.[field]])) };
};

/**
 * Merges one client into another in one transaction: the kept profile has the fields of both, documents and trips move, the other is deleted with a
 * link to the kept one, and a record of both is kept to undo it. Refused as stale when either was saved meanwhile. Source: R-ACC-093..117 (G-165).
 */
export const mergeClients = async (
  call: SignedCall,
  asked: Merge,
  followers: MergeFollowers,
): Promise<Result<Merged>> => {
  const { actor, db, deps, commit } = call;
  if (asked.existing === asked.to_merge) return refuse('client.merge_itself');
  const sides = { client_id: asked.existing, other_id: asked.to_merge };
  // What an undo has not given back yet goes back before the two are merged again.
  await finishMerge(db, sides, followers);
  const outcome = await retryOnConflict(async (): Promise<Result<Merged>> => {
    const { kept, other } = await readMergeSides(db, asked.existing, asked.to_merge);
    const [existing, to_merge] = [kept.client, other.client];
    if (!existing || existing.deleted_at) return refuseDeleted(db, existing);
    if (!to_merge || to_merge.deleted_at) return refuseDeleted(db, to_merge);
    const seen = [checkSeen(existing, asked.existing_version), checkSeen(to_merge, asked.to_merge_version)];
    const stale = seen.find((one) => !one.ok);
    if (stale) return stale;
    const naming = await listToRename(withoutScope(db), { from: to_merge.id, to: existing.id });
    const merged = mergeProfiles(existing, to_merge, asked.choices);
    if (!merged.ok) return merged;
    const documents = mergePassports(kept.documents, other.documents, asked.keep_all_passports);
    const now = deps.now();
    const saved = db.save(Clients, existing, {
      ...withFields(existing, merged.value.after_merge),
      trips: countTrips(kept.trips, other.trips),
      household_id: existing.household_id ?? to_merge.household_id,
    });
    const away = { deleted_at: now, deleted_by: actor.name, merged_into: existing.id, trips: 0 };
    const writes = [
      saved,
      db.change(Clients, to_merge, { ...to_merge, ...away }),
      ...moveDocuments(db, documents.move, existing.id),
      ...copyConsents(db, other.consents, existing.id),
      ...documents.dropped.map((document) => db.deleteIfUnchanged(TravelDocuments, document, ['version'])),
    ];
    const steps = writes.reduce((sum, write) => sum + countSteps(write), STEPS_BESIDES + 1);
    const moved = other.trips.slice(0, Math.max(0, Math.floor((MAX_TRANSACTION_ITEMS - steps) / STEPS_PER_TRIP)));
    const before = kept.merges.find(({ other_id }) => other_id === to_merge.id);
    const merge: Draft<typeof ClientMerges> = {
      client_id: existing.id,
      other_id: to_merge.id,
      merged_by: actor.name,
      merged_at: now,
      existing,
      to_merge,
      ...listTouched(existing, saved.after),
      moved_documents: documents.move.map(({ id }) => id),
      dropped_documents: documents.dropped,
      moved_trips: other.trips.map(({ trip_id, traveler_id }) => ({ trip_id, traveler_id })),
      moved_companions: naming,
      moved_memberships: [],
      is_moving: true,
    };
    return commit({
      writes: [
        ...writes,
        ...moveClientTrips(db, moved, existing.id, followers.repointTraveler),
        before ? db.save(ClientMerges, before, merge) : db.create(ClientMerges, merge),
      ],
      audit: { changes: { merged: to_merge.ind_code } },
      further_audits: [
        { subject: to_merge.id, action: 'client.merged_away', changes: { merged_into: existing.ind_code } },
      ],
      events: [clientEvents.merged({ id: existing.id })],
      answer: { client: saved.after, undo_until: getUndoUntil(merge) },
    });
  });
  if (outcome.ok) await finishMerge(db, sides, followers);
  return outcome;
};

/** Moves what follows a merge: companions, notes, files, the trips that one transaction had no room for, and what other areas keep of the client. */
const moveFollowing = async (db: TenantDb, merge: ClientMerge, { repointTraveler, areas }: MergeFollowers) => {
  const [from, to] = [merge.other_id, merge.client_id];
  await renameCompanion(withoutScope(db), merge.moved_companions, { from, to });
  await moveBeside(db, { from, to });
  await moveRemainingTrips(db, { from, to }, repointTraveler);
  for (const { move } of areas) await move?.(db, merge);
};

/** Gives back what followed a merge that was undone. What came since stays. */
const giveFollowingBack = async (db: TenantDb, merge: ClientMerge, { areas }: MergeFollowers) => {
  const [from, to] = [merge.client_id, merge.other_id];
  await renameCompanion(withoutScope(db), merge.moved_companions, { from, to });
  await returnBeside(db, { from, to });
  for (const { giveBack } of areas) await giveBack?.(db, merge);
};

/** Does what is left to do of a merge, or of its undo. Safe to repeat. */
export const finishMerge = async (
  db: TenantDb,
  sides: Pick<ClientMerge, 'client_id' | 'other_id'>,
  followers: MergeFollowers,
): Promise<void> => {
  const read = () => db.get(ClientMerges, sides, true);
  const merge = await read();
  if (!merge?.is_moving) return;
  await (merge.undone_at ? giveFollowingBack : moveFollowing)(db, merge, followers);
  await transactDecided(db, async () => {
    const last = await read();
    if (!last || last.undone_at !== merge.undone_at) return [];
    return last.undone_at
      ? [db.deleteIfUnchanged(ClientMerges, last, ['version'])]
      : [db.change(ClientMerges, last, { ...last, is_moving: false })];
  });
};
