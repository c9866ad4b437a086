import type { SignedCall } from '../../../access/signed-call';
import { TRASH_DAYS } from '../../../base/purge-at';
import { ok, type Result } from '../../../base/result';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import type { TenantDb } from '../../../store/tenant-db';
import { Client, clientName } from '../client';
import { clientEvents } from '../client.events';
import { Clients, TravelDocuments } from '../client.records';
import type { ClientId } from '../client-id';
import { returnConsents } from '../consents/merge-consents';
import { refuse } from '../errors';
import { catchUp, namedNow } from '../related/catch-up';
import { type ClientMerge, ClientMerges, getUndoUntil } from './merge.records';
import { finishMerge, moveDocuments, withFields } from './merge-clients';
import type { MergeFollowers } from './merge-followers';
import { parseMergedFields } from './merge-profiles';
import { countTrips, moveClientTrips } from './move-client-trips';
import { planUndo, type UndoPlan } from './plan-undo';
import { type MergeSideRecords, readMergeSides } from './read-merge-sides';

type Sides = { existing: ClientId; to_merge: ClientId };
type Undoable = {
  merge: ClientMerge;
  client: Client;
  other: Client;
  plan: UndoPlan;
  records: Record<'kept' | 'other', MergeSideRecords>;
};

/** A merge whose companions are named as they are now: one who was merged away since came with the merge all the same. */
const withCompanionsNow = async (db: TenantDb, merge: ClientMerge): Promise<ClientMerge> => {
  if (!merge.touched.includes('travel_companions')) return merge;
  const { id } = merge.existing;
  const became = Client.shape.travel_companions.parse(merge.became.travel_companions);
  const [was, is] = await Promise.all([namedNow(db, merge.existing), namedNow(db, { id, travel_companions: became })]);
  return {
    ...merge,
    existing: { ...merge.existing, travel_companions: was },
    became: { ...merge.became, travel_companions: is },
  };
};

/** A merge that can be undone, with what the undo would do; otherwise why it cannot. */
export const readUndoableMerge = async (
  db: TenantDb,
  { existing, to_merge }: Sides,
  now: string,
): Promise<Result<Undoable>> => {
  const records = await readMergeSides(db, existing, to_merge);
  const [client, other] = [records.kept.client, records.other.client];
  if (!client || !other) return refuse('record.missing');
  const merge = records.kept.merges.find(({ other_id }) => other_id === to_merge);
  if (!merge || merge.undone_at || getUndoUntil(merge) <= now)
    return refuse('client.merge_not_undoable', { params: { days: String(TRASH_DAYS) } });
  if (client.deleted_at) return refuse('client.merge_kept_deleted', { params: { name: clientName(client) } });
  return ok({ merge, client, other, plan: planUndo(await withCompanionsNow(db, merge), client), records });
};

/** As many trips as go back in the transaction itself; all others before it, and a repetition finds them gone. */
const MOST_TRIPS = 20;

type Undone = { client: Client; restored: Client } & Pick<UndoPlan, 'kept_changes' | 'unreconciled'>;

/**
 * Undoes a merge: both profiles are as they were before, documents and trips are where they were. Changes made since stay with the kept profile;
 * trips that are gone by now, and links that came since, stay as they are. Source: G-165.
 */
export const undoMerge = async (call: SignedCall, asked: Sides, followers: MergeFollowers): Promise<Result<Undone>> => {
  const { db, deps, commit } = call;
  const { repointTraveler } = followers;
  const undone = await retryOnConflict(async () => {
    const now = deps.now();
    const found = await readUndoableMerge(db, asked, now);
    if (!found.ok) return found;
    const { merge, client, other, plan, records } = found.value;
    const { kept } = records;
    const wasMoved = (link: { trip_id: string; traveler_id: string }) =>
      merge.moved_trips.some(
        ({ trip_id, traveler_id }) => trip_id === link.trip_id && traveler_id === link.traveler_id,
      );
    const back = kept.trips.filter(wasMoved);
    const stay = kept.trips.filter((link) => !wasMoved(link));
    const fields = parseMergedFields(plan.fields);
    if (!fields.ok) return fields;
    const { deleted_at: _at, deleted_by: _by, merged_into, ...rest } = other;
    // Who joined or left a household since stays so.
    const became = merge.existing.household_id ?? merge.to_merge.household_id;
    const missed = await catchUp(db, [other]);
    const parted = db.save(Clients, client, {
      ...withFields(client, fields.value),
      trips: countTrips(stay),
      household_id: client.household_id === became ? merge.existing.household_id : client.household_id,
    });
    const isAway = merged_into === client.id;
    const restored = db.change(Clients, other, {
      ...(isAway ? rest : other),
      ...missed.fields.get(other.id),
      trips: countTrips(records.other.trips, back),
    });
    for (const link of back.slice(MOST_TRIPS))
      await db.transact(moveClientTrips(db, [link], other.id, repointTraveler));
    return commit({
      writes: [
        parted,
        restored,
        ...missed.writes,
        ...moveDocuments(
          db,
          kept.documents.filter(({ id }) => merge.moved_documents.includes(id)),
          other.id,
        ),
        ...returnConsents(db, kept.consents, other.id),
        ...merge.dropped_documents.map((document) => db.insert(TravelDocuments, document)),
        ...moveClientTrips(db, back.slice(0, MOST_TRIPS), other.id, repointTraveler),
        db.change(ClientMerges, merge, { ...merge, undone_at: now, is_moving: true }),
      ],
      audit: { changes: { restored: other.ind_code } },
      further_audits: [{ subject: other.id, action: 'client.merge_undone', changes: { from: client.ind_code } }],
      events: [clientEvents.merge_undone({ id: client.id })],
      answer: {
        client: parted.after,
        restored: restored.after,
        kept_changes: plan.kept_changes,
        unreconciled: plan.unreconciled,
      },
    });
  });
  if (undone.ok) await finishMerge(db, { client_id: asked.existing, other_id: asked.to_merge }, followers);
  return undone;
};
