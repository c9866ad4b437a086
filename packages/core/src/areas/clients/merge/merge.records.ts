import * as z from 'zod';
import { epochSeconds } from '../../../base/epoch-seconds';
import { TravelerId, TripId } from '../../../base/ids';
import { getPurgeAt } from '../../../base/purge-at';
import { Instant, Version } from '../../../base/values';
import { record } from '../../../store/record';
import { Client } from '../client';
import { ofClient, TravelDocument } from '../client.records';
import { ClientId, TravelDocumentId } from '../client-id';

/**
 * Two profiles that were merged, as both were before, and what moved: all that an undo needs. It is kept as long as the other profile is in the
 * trash, in the partition of the kept one. While anything is still to be moved, or to go back, it waits for a job.
 */
export const ClientMerge = z.object({
  client_id: ClientId,
  other_id: ClientId,
  merged_by: z.string(),
  merged_at: Instant,
  existing: Client,
  to_merge: Client,
  /** The fields of the kept profile that the merge changed, and what they became. */
  touched: z.array(z.string()),
  became: z.record(z.string(), z.unknown()),
  moved_documents: z.array(TravelDocumentId),
  /** Passports of the kept profile that gave way to more complete ones. */
  dropped_documents: z.array(TravelDocument),
  moved_trips: z.array(z.object({ trip_id: TripId, traveler_id: TravelerId })),
  /** Who named the other profile as a companion, and names the kept one now. */
  moved_companions: z.array(ClientId).default([]),
  /** Where the other profile was a member, in which place, and whether the kept one was a member too. */
  moved_memberships: z
    .array(z.object({ institution_id: z.string(), place: z.int().min(0), was_member: z.boolean() }))
    .default([]),
  /** When it was undone; what follows then still has to go back. */
  undone_at: Instant.optional(),
  is_moving: z.boolean(),
  version: Version,
});
export type ClientMerge = z.infer<typeof ClientMerge>;

/** The moment until which a merge can be undone. */
export const getUndoUntil = ({ merged_at }: Pick<ClientMerge, 'merged_at'>): string => getPurgeAt(merged_at);

export const ClientMerges = record({
  name: 'client_merge',
  schema: ClientMerge,
  key: ['client_id', 'other_id'],
  partition: (k) => ofClient(k.client_id),
  sort: (k) => ['MERGE', k.other_id],
  due: ({ is_moving, merged_at }) => (is_moving ? merged_at : undefined),
  expires: (merge) => epochSeconds(getUndoUntil(merge)),
});
