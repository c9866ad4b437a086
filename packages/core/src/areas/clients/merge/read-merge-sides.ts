import type { TenantDb } from '../../../store/tenant-db';
import { Clients, ClientTrips, ofClient, TravelDocuments } from '../client.records';
import type { ClientId } from '../client-id';
import { ClientConsents } from '../consents/consent.records';
import { ClientFiles } from '../files/client-file.records';
import { ClientNotes } from '../notes/client-note.records';
import { ClientMerges } from './merge.records';

const KINDS = {
  clients: Clients,
  documents: TravelDocuments,
  trips: ClientTrips,
  merges: ClientMerges,
  consents: ClientConsents,
  notes: ClientNotes,
  files: ClientFiles,
};

/** A profile with all that a merge moves, and the merges into it. */
const readSide = async (db: TenantDb, id: ClientId) => {
  const { clients, ...rest } = await db.readPartition(ofClient(id), KINDS, { consistent: true });
  return { client: clients[0], ...rest };
};
export type MergeSideRecords = Awaited<ReturnType<typeof readSide>>;

/** Both profiles of a merge in one wave. */
export const readMergeSides = async (db: TenantDb, existing: ClientId, to_merge: ClientId) => {
  const [kept, other] = await Promise.all([readSide(db, existing), readSide(db, to_merge)]);
  return { kept, other };
};
