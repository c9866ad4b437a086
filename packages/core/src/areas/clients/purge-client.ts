import { CLIENT_SCOPE } from '../../access/client-scope';
import { deleteMemberships } from '../../access/memberships';
import { getAuditPartition } from '../../store/audits';
import { emptyPartition } from '../../store/empty-partition';
import type { TenantDb } from '../../store/tenant-db';
import { transactInTurns } from '../../store/transact';
import { transactDecided } from '../../store/transact-decided';
import type { Files } from '../files/public';
import type { Client } from './client';
import { Clients, ofClient } from './client.records';
import { ClientFiles, clientFileKey } from './files/client-file.records';
import { ClientMerges } from './merge/merge.records';
import { forgetCompanion } from './related/move-companions';
import { Households } from './related/related.records';

/** The household of a client who was merged into another keeps who pays. */
const keepPayer = (db: TenantDb, { id, household_id, merged_into }: Client): Promise<void> =>
  transactDecided(db, async () => {
    const household = household_id && merged_into && (await db.get(Households, { id: household_id }, true));
    if (!household || household.payer_id !== id) return [];
    return [db.change(Households, household, { ...household, payer_id: merged_into })];
  });

/**
 * Forgets for good everything that is kept of a client in the trash, their history and what a merge keeps of them included; trips keep their travelers. The record goes last, so
 * that a purge that breaks off is done again.
 */
export const purgeClient = async ({ db, files }: { db: TenantDb; files: Files }, client: Client): Promise<void> => {
  if (!client.deleted_at) return;
  const kept = await db.readPartition(ofClient(client.id), { files: ClientFiles });
  for (const { id } of kept.files) await files.remove(clientFileKey(db.company, id));
  await forgetCompanion(db, client.id);
  await keepPayer(db, client);
  const [itself] = Clients.sort(client);
  await emptyPartition(db, ofClient(client.id), itself);
  await emptyPartition(db, getAuditPartition(client.id));
  await transactInTurns(db.table, [
    ...deleteMemberships(db, CLIENT_SCOPE, client),
    ...(client.merged_into
      ? [db.deleteIfExists(ClientMerges, { client_id: client.merged_into, other_id: client.id })]
      : []),
  ]);
  await db.transact([db.deleteIfUnchanged(Clients, client, ['version'])]);
};
